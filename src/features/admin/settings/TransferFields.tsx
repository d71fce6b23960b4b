import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import type { MeansDraft } from './meansDraft'
import styles from './settings.module.css'

type Props = { draft: MeansDraft; onChange: (part: Partial<MeansDraft>) => void }

/** The account for transfers, and how long one is awaited. */
export function TransferFields({ draft, onChange }: Props) {
  const words = useWords(adminSettingsWords)
  const field = (name: 'iban' | 'bic' | 'holder' | 'transferDays') => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className={styles.part}>
      <legend>{words.transferAccount}</legend>
      <Field {...field('iban')} required maxLength={42} spellCheck={false} />
      <Field {...field('bic')} maxLength={14} spellCheck={false} />
      <Field {...field('holder')} hint={words.holderHint} />
      <Field {...field('transferDays')} hint={words.heldHint} inputMode="numeric" maxLength={3} />
    </fieldset>
  )
}
