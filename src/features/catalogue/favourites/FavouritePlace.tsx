import { LatePart } from '../../../ui/LatePart'
import styles from './FavouritePlace.module.css'

const load = () => import(/* webpackChunkName: "favourite" */ './FavouriteButton')

/** The heart comes after the page, to a place of its height. */
export function FavouritePlace({ serial }: { serial: string }) {
  return (
    <div className={styles.place}>
      <LatePart load={load} waiting={null}>
        {({ FavouriteButton }) => <FavouriteButton serial={serial} />}
      </LatePart>
    </div>
  )
}
