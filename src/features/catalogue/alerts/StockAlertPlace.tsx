import { LatePart } from '../../../ui/LatePart'
import styles from './StockAlertPlace.module.css'

const load = () => import(/* webpackChunkName: "stockAlert" */ './StockAlertForm')

/** For a product that is sold out: the form for an alert, in a place of its size. */
export function StockAlertPlace({ serial, stock }: { serial: string; stock: number }) {
  if (stock > 0) return null
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ StockAlertForm }) => <StockAlertForm serial={serial} />}
      </LatePart>
    </div>
  )
}
