import type { DeliveryMode } from '../../../contract/deliveryModes'
import { cartWords } from '../../../wording/cart'
import { useAppDispatch } from '../../app/hooks'
import { delivery } from '../../state/delivery'
import { useWords } from '../../ui/Shop'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { WaitingLines } from '../../ui/WaitingLines'
import { AddressChoice } from './AddressChoice'
import { Choice } from './Choice'
import styles from './Checkout.module.css'
import type { AddressErrors } from './addressErrors'
import type { OrderAddress } from './useOrderAddress'

type Props = {
  address: OrderAddress
  errors: AddressErrors
  /** The client's last addresses are not loaded. */
  isLoading: boolean
  isMissing: boolean
  /** Why this delivery cannot be ordered. */
  refusal: string | null
  isPostcodeRefused: boolean
  isDisabled: boolean
}

/** Where the order goes; only the mode is remembered, never a typed address. */
export function DeliveryChoice(props: Props) {
  const { address, errors, isLoading, isMissing, refusal, isPostcodeRefused, isDisabled } = props
  const words = useWords(cartWords)
  const dispatch = useAppDispatch()
  const modes: [DeliveryMode, string][] = [
    ['magasin', words.toShop],
    ['domicile', words.toHome],
  ]
  // The sentence is at the typed postcode where there is one.
  const isTyped = address.chosen === null && address.postcode !== null
  const isAtPostcode = refusal !== null && isPostcodeRefused && isTyped
  return (
    <fieldset className={styles.part} disabled={isDisabled}>
      <legend>{words.delivery}</legend>
      {modes.map(([mode, label]) => (
        <Choice
          key={mode}
          name="delivery"
          label={label}
          checked={address.mode === mode}
          onChange={() => dispatch(delivery.actions.modeChosen(mode))}
        />
      ))}
      {address.mode === 'domicile' && isLoading && <WaitingLines lines={4} />}
      {address.mode === 'domicile' && !isLoading && (
        <AddressChoice
          address={address}
          errors={isAtPostcode ? { ...errors, postcode: errors.postcode ?? refusal } : errors}
        />
      )}
      {/* Its field is not the one that has the focus when it is refused. */}
      {address.mode === 'domicile' && (
        <VisuallyHidden role="status">{isAtPostcode && refusal}</VisuallyHidden>
      )}
      {isMissing && <p className={styles.refusal}>{words.addressRequired}</p>}
      {refusal !== null && !isAtPostcode && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </fieldset>
  )
}
