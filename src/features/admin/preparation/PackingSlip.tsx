import type { PreparedOrder } from '../../../../contract/api/staff/staffPreparation'
import { absoluteUrl } from '../../../../contract/site/pageSettings'
import { paths } from '../../../../contract/site/paths'
import { adminPreparationWords } from '../../../../wording/admin/preparation'
import { lineName } from '../../../../wording/grinds'
import { useSettings, useWords } from '../../../ui/Shop'
import { QrCode } from '../session/QrCode'
import styles from './slip.module.css'
import { ToPay } from './ToPay'

/** What lies in a parcel or a bag: whose it is and what is in it, without its prices. */
export function PackingSlip({ order }: { order: PreparedOrder }) {
  const words = useWords(adminPreparationWords)
  const settings = useSettings()
  const { seller } = settings
  const { id, delivery, at, name, address, lines } = order
  const means = [seller.email, seller.phone].filter(Boolean).join(', ')
  const withdrawal = absoluteUrl(paths.withdrawal, settings)
  return (
    <article className={styles.slip} aria-label={words.slipOf(id)}>
      <div className={styles.top}>
        <div>
          <b className={styles.seller}>{seller.name}</b>
          <div>{seller.address}</div>
        </div>
        <address className={styles.address}>
          <span className={styles.quiet}>
            {delivery === 'domicile' ? words.slipFor : words.modes.magasin}
          </span>
          <b>{name || words.someone}</b>
          {address.map((line, place) => (
            <span key={place}>{line}</span>
          ))}
        </address>
      </div>
      <h2>{words.slipTitle[delivery]}</h2>
      <p>{words.slipOrder(id, words.day(at))}</p>
      <ToPay order={order} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.quantity}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.serial}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.serial} ${line.grind}`}>
              <td>{line.quantity}</td>
              <th scope="row">{lineName(line)}</th>
              <td className={styles.serial}>{line.serial}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.thanks}</p>
      <div className={styles.foot}>
        <div>
          <h3>{words.withdrawalTitle}</h3>
          <p>{words.withdrawal(withdrawal)}</p>
          {means && <p>{words.contact(seller.name, means)}</p>}
        </div>
        <div className={styles.code}>
          <QrCode text={`${withdrawal}?commande=${id}`} label={words.withdrawalCode} />
        </div>
      </div>
    </article>
  )
}
