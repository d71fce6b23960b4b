import { composeAddress } from '../../../contract/composeAddress'
import { checkoutWords } from '../../../wording/checkout'
import { useWords } from '../../ui/Shop'
import type { AddressErrors } from './addressErrors'
import { AddressFields } from './AddressFields'
import { Choice } from './Choice'
import styles from './Checkout.module.css'
import type { OrderAddress } from './useOrderAddress'

type Props = { address: OrderAddress; errors: AddressErrors }

/** One of the client's addresses, or another that is typed. */
export function AddressChoice({ address, errors }: Props) {
  const words = useWords(checkoutWords)
  const { offered, chosen, choose } = address
  return (
    <>
      {offered.length > 0 && (
        <div role="radiogroup" aria-label={words.offered} className={styles.addresses}>
          {offered.map((parts, index) => (
            <Choice
              key={index}
              name="address"
              label={composeAddress(parts)}
              hint={parts.phone ? words.withPhone(parts.phone) : undefined}
              checked={chosen === index}
              onChange={() => choose(index)}
            />
          ))}
          <Choice
            name="address"
            label={words.otherAddress}
            checked={chosen === null}
            onChange={() => choose(null)}
          />
        </div>
      )}
      {chosen === null && (
        <AddressFields parts={address.typed} errors={errors} onType={address.type} />
      )}
    </>
  )
}
