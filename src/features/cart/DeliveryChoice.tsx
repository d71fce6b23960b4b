import type { DeliveryMode } from '../../../contract/deliveryModes'
import { cartWords } from '../../../wording/cart'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { pathTo } from '../../paths'
import { delivery } from '../../state/delivery'
import { Field } from '../../ui/Field'
import { Link } from '../../ui/Link'
import { useWords } from '../../ui/Shop'
import styles from './DeliveryChoice.module.css'
import type { DeliveryAddress } from './useDeliveryAddress'

type Props = { address: DeliveryAddress; error: string | undefined; isDisabled: boolean }

/** Where the order goes; only the mode is remembered, never a typed address. */
export function DeliveryChoice({ address, error, isDisabled }: Props) {
  const words = useWords(cartWords)
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(delivery.selectors.mode)
  const modes: [DeliveryMode, string][] = [
    ['magasin', words.toShop],
    ['domicile', words.toHome],
  ]
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend>{words.delivery}</legend>
      {modes.map(([mode, label]) => (
        <label key={mode}>
          <input
            type="radio"
            name="delivery"
            value={mode}
            checked={chosen === mode}
            onChange={() => dispatch(delivery.actions.modeChosen(mode))}
          />
          {label}
        </label>
      ))}
      {address.isTyped && (
        <Field
          label={words.typedAddress}
          hint={words.typedAddressHint}
          error={error}
          required
          autoComplete="address-line1"
          enterKeyHint="done"
          value={address.text}
          onChange={(event) => address.type(event.target.value)}
        />
      )}
      {!address.isTyped && chosen === 'domicile' && (
        <Link to={pathTo('editProfile')}>{words.changeAddress}</Link>
      )}
    </fieldset>
  )
}
