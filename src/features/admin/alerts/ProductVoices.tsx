import type { StaffProduct } from '../../../../contract/api/staff/staffProduct'
import { adminPaths } from '../../../../contract/site/adminPaths'
import { manager, preparing } from '../../../../contract/staffRights'
import { adminAlertsWords } from '../../../../wording/admin/alerts'
import { Link } from '../../../ui/Link'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { SheetPart } from '../parts/SheetPart'
import { useMay } from '../session/useMay'
import styles from './alerts.module.css'
import { DropAlerts } from './DropAlerts'
import { useGetStaffProductFeedbackQuery } from './staffAlertsApi'

/** What buyers say of a product and who waits for it, in numbers. */
export function ProductVoices({ product }: { product: StaffProduct }) {
  const words = useWords(adminAlertsWords)
  return (
    <SheetPart title={words.voices}>
      <Numbers product={product} />
    </SheetPart>
  )
}

function Numbers({ product: { id, retired } }: { product: StaffProduct }) {
  const words = useWords(adminAlertsWords)
  const isManager = useMay(manager)
  const mayPrepare = useMay(preparing)
  const query = useGetStaffProductFeedbackQuery(String(id))
  return (
    <Loaded query={query} lines={3}>
      {({ average, published, to_read: toRead, waiting, mails }) => {
        const { sent, queued, last } = mails
        return (
          <>
            <p>{average === null ? words.noStars : words.stars(average, published)}</p>
            {toRead > 0 && (
              <p>
                {mayPrepare ? (
                  <Link to={adminPaths.reviews}>{words.toRead(toRead)}</Link>
                ) : (
                  words.toRead(toRead)
                )}
              </p>
            )}
            <p>{waiting.since ? words.waiting(waiting.count, waiting.since) : words.nobodyWaits}</p>
            {sent + queued > 0 && (
              <p className={styles.quiet}>
                {words.mails(sent, queued)}
                {last && ` (${words.lastMail(last)})`}
              </p>
            )}
            {retired && waiting.count > 0 && isManager && (
              <DropAlerts id={id} count={waiting.count} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
