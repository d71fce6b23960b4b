import type { StaffSetting } from '../../../../contract/api/staff/staffSettings'
import type { TextFact } from '../../../../contract/sellerFacts'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { sellerFactNames } from '../../../../wording/sellerFacts'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { FixedFact } from './FixedFact'

type Props = {
  fact: TextFact
  value: string
  /** What the environment says instead. */
  fixed: StaffSetting['fixed'][number] | undefined
  onChange: (value: string) => void
}

const required: readonly TextFact[] = ['name', 'address', 'email']
const inputs: Partial<Record<TextFact, { type?: string; inputMode?: 'numeric' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  siret: { inputMode: 'numeric' },
}

/** A fact about the seller: typed, or as the operator has set it. */
export function FactField({ fact, value, fixed, onChange }: Props) {
  const { factHints } = useWords(adminSettingsWords)
  const label = sellerFactNames[fact]
  if (fixed) return <FixedFact label={label} fixed={fixed} />
  return (
    <Field
      {...inputs[fact]}
      name={fact}
      label={label}
      required={required.includes(fact)}
      hint={factHints[fact]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
