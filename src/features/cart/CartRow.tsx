import { pathTo } from '../../../contract/site/paths'
import { cartWords } from '../../../wording/cart'
import { catalogueWords } from '../../../wording/catalogue'
import { grindWords, lineName } from '../../../wording/grinds'
import { Button } from '../../ui/Button'
import { focusMain } from '../../ui/focus'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'
import { Price } from '../../ui/Price'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import { Stepper } from '../../ui/Stepper'
import { keyOf } from './article'
import type { CartLine } from './Cart'
import styles from './CartTable.module.css'
import type { LineNews } from './compareCarts'
import { LineChange } from './LineChange'
import { StockWarning } from './StockWarning'
import { UnitPrice } from './UnitPrice'
import { useCart } from './useCart'
import type { LineCommands } from './useLineCommands'

type Props = {
  clientId: string
  line: CartLine
  commands: LineCommands
  news: LineNews | undefined
  /** Another line shares the stock: the same product in another grind. */
  isShared: boolean
  /** The payment is in progress or done. */
  isFixed: boolean
}

export function CartRow({ clientId, line, commands, news, isShared, isFixed }: Props) {
  const words = useWords(cartWords)
  const { onlyLeft } = useWords(catalogueWords)
  const { serial, grind, stock } = line
  const name = lineName(line)
  const shown = useCart(clientId, (cart) => cart.quantityOf(line))
  const quantity = isFixed ? line.quantity : shown
  const isChanging = useCart(clientId, (cart) => cart.isFixed(line))
  const isShut = isFixed || isChanging
  const refusal = commands.refusals[keyOf(line)]
  return (
    <tr>
      <th scope="row">
        <Link to={pathTo('product', serial)} className={styles.product}>
          <span className={styles.picture}>
            <Picture picture={line.picture} alt="" sizes="5rem" />
          </span>
          <span>
            {line.name}
            {grind && <small className={styles.grind}>{grindWords[grind]}</small>}
          </span>
        </Link>
        {news && <LineChange news={news} line={line} />}
        {!isFixed && (
          <StockWarning
            left={stock}
            quantity={Math.min(quantity, line.quantity)}
            isShared={isShared}
            isFixed={isShut}
            onTakeLeft={() => {
              focusMain()
              void commands.takeLeft(line)
            }}
          />
        )}
        {commands.isClamped(line) && quantity === stock && (
          <p className={styles.news}>{onlyLeft(stock)}</p>
        )}
        {refusal && (
          <p className={styles.refusal}>
            <ProblemText {...refusal} />
          </p>
        )}
      </th>
      <td>
        <Stepper
          value={quantity}
          max={stock}
          names={{
            quantity: words.quantityOf(name),
            less: words.less(name),
            more: words.more(name),
          }}
          isDisabled={isShut}
          onSet={(typed) => void commands.set(line, typed, quantity)}
          onTooMany={() => commands.sayStock(line)}
          onLess={() => commands.less(line)}
          onMore={() => commands.more(line)}
        />
      </td>
      <td className={styles.price} aria-busy={quantity !== line.quantity}>
        <Price cents={line.totalCents} words={words.amount} />
        <UnitPrice line={line} />
      </td>
      <td>
        <Button
          variant="quiet"
          className={styles.remove}
          disabled={isShut}
          aria-label={words.removeOf(name)}
          onClick={() => {
            focusMain()
            void commands.remove({ ...line, quantity })
          }}
        >
          {words.remove}
        </Button>
      </td>
    </tr>
  )
}
