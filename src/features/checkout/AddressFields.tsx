import type { ComponentProps } from 'react'
import { addressLimits } from '../../../contract/addressLimits'
import type { AddressParts } from '../../../contract/api/address'
import { checkoutWords } from '../../../wording/checkout'
import { Field } from '../../ui/Field'
import { RequiredNote } from '../../ui/RequiredNote'
import { useWords } from '../../ui/Shop'
import type { AddressErrors } from './addressErrors'
import styles from './Checkout.module.css'

type Part = keyof AddressParts
type Props = {
  parts: AddressParts
  errors: AddressErrors
  onType: (change: Partial<AddressParts>) => void
}

/** A French postal address, field by field, as browsers fill it in. */
export function AddressFields({ parts, errors, onType }: Props) {
  const words = useWords(checkoutWords)
  const fields: ({ part: Part } & Partial<ComponentProps<typeof Field>>)[] = [
    {
      part: 'street',
      autoComplete: 'shipping address-line1',
      hint: words.streetHint,
      required: true,
    },
    {
      part: 'complement',
      autoComplete: 'shipping address-line2',
      hint: words.complementHint,
    },
    {
      part: 'postcode',
      autoComplete: 'shipping postal-code',
      inputMode: 'numeric',
      required: true,
    },
    { part: 'town', autoComplete: 'shipping address-level2', required: true },
    {
      part: 'phone',
      type: 'tel',
      autoComplete: 'shipping tel',
      hint: words.phoneHint,
    },
  ]
  return (
    <>
      <RequiredNote />
      <div className={styles.fields}>
        {fields.map(({ part, ...field }) => (
          <Field
            key={part}
            label={words[part]}
            name={part}
            maxLength={addressLimits[part]}
            error={errors[part]}
            value={parts[part]}
            onChange={(event) => onType({ [part]: event.target.value })}
            {...field}
          />
        ))}
        <p className={styles.hint}>{words.onlyThisOrder}</p>
      </div>
    </>
  )
}
