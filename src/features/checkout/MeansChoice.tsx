import type { PaymentMeans } from '../../../contract/paymentMeans'
import { checkoutWords } from '../../../wording/checkout'
import { useWords } from '../../ui/Shop'
import { Choice } from './Choice'
import styles from './Checkout.module.css'
import { MeansMarks } from './MeansMarks'

type Props = {
  means: readonly PaymentMeans[]
  chosen: PaymentMeans | null
  choose: (means: PaymentMeans) => void
  isDisabled: boolean
}

/** How the order is paid. */
export function MeansChoice({ means, chosen, choose, isDisabled }: Props) {
  const words = useWords(checkoutWords)
  return (
    <fieldset className={styles.part} disabled={isDisabled}>
      <legend>{words.means}</legend>
      {means.map((one) => (
        <Choice
          key={one}
          name="means"
          label={words.meansName[one]}
          hint={words.meansHint[one]}
          marks={<MeansMarks means={one} />}
          checked={one === chosen}
          onChange={() => choose(one)}
        />
      ))}
    </fieldset>
  )
}
