import { adminSettingsWords } from '../../../../wording/admin/settings'
import { sellerFactNames } from '../../../../wording/sellerFacts'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { Select } from '../parts/Select'

const audit = 'audit:'

type Props = { value: string; onChange: (value: string) => void }

/** What the shop declares of its accessibility; with an audit, its rate. */
export function AccessibilityFields({ value, onChange }: Props) {
  const { declarations, auditRate, auditRateHint } = useWords(adminSettingsWords)
  const isAudited = value.startsWith(audit)
  return (
    <>
      <Select
        name="accessibility"
        label={sellerFactNames.accessibility}
        value={isAudited ? audit : value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="none">{declarations.none}</option>
        <option value="exempt">{declarations.exempt}</option>
        <option value={audit}>{declarations.audit}</option>
      </Select>
      {isAudited && (
        <Field
          required
          name="accessibility-rate"
          inputMode="decimal"
          label={auditRate}
          hint={auditRateHint}
          value={value.slice(audit.length)}
          onChange={({ target }) => onChange(audit + target.value.trim())}
        />
      )}
    </>
  )
}
