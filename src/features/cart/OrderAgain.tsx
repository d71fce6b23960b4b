import { useNavigate } from 'react-router-dom'
import { paths } from '../../../contract/site/paths'
import { commonWords } from '../../../wording/common'
import { orderAgainWords } from '../../../wording/orderAgain'
import { shownProblem } from '../../api/Problem'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { formatAmount } from '../../ui/Price'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useIsHere } from '../../ui/useIsHere'
import styles from './OrderAgain.module.css'
import { useOrderAgainMutation, type Difference } from './orderAgainApi'

type Props = {
  clientId: string
  orderId: string
  /** One of several on the page: named after its order. */
  isOfMany?: boolean
}

/** Fills the cart with what an order had, and leads there, or says first what differs. */
export function OrderAgain({ clientId, orderId, isOfMany = false }: Props) {
  const words = useWords(orderAgainWords)
  const { error: fallback } = useWords(commonWords)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [order, { data, error, isLoading }] = useOrderAgainMutation()

  async function press() {
    const done = await order({ clientId, orderId })
      .unwrap()
      .catch(() => null)
    if (done && !differs(done) && isHere()) await navigate(paths.cart)
  }

  return (
    <div className={styles.again}>
      <Button variant="quiet" isBusy={isLoading} onClick={() => void press()}>
        {words.again}
        {isOfMany && <VisuallyHidden>{words.ofOrder(orderId)}</VisuallyHidden>}
      </Button>
      <div role="status">{data && differs(data) && <Differences {...data} />}</div>
      {error !== undefined && (
        <p role="alert" className={styles.refusal}>
          <ProblemText {...shownProblem(error, fallback)} />
        </p>
      )}
    </div>
  )
}

type Differing = { message: string; differences: Difference[]; noLongerGround: readonly string[] }

const differs = ({ differences, noLongerGround }: Differing) =>
  differences.length + noLongerGround.length > 0

function Differences({ message, differences, noLongerGround }: Differing) {
  const words = useWords(orderAgainWords)
  return (
    <>
      <p>{message}</p>
      <ul>
        {differences.map((one, index) => (
          <li key={index}>{sentence(one, words)}</li>
        ))}
        {noLongerGround.map((name, index) => (
          <li key={`ground ${index}`}>{words.noLongerGround(name)}</li>
        ))}
      </ul>
      <Link to={paths.cart}>{words.toCart}</Link>
    </>
  )
}

function sentence(
  { name, ordered, quantity, stock, thenCents, nowCents }: Difference,
  words: (typeof orderAgainWords)['specified'],
): string {
  if (nowCents === null) return words.gone(name)
  if (quantity === 0) return stock > 0 ? words.tooFewForGrinds(name) : words.soldOut(name)
  return [
    quantity < ordered && words.fewer(name, quantity, ordered),
    thenCents !== nowCents && words.price(name, formatAmount(thenCents), formatAmount(nowCents)),
  ]
    .filter(Boolean)
    .join(' ')
}
