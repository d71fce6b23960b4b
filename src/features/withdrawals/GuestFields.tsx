import { withdrawalWords } from '../../../wording/withdrawals'
import { Field } from '../../ui/Field'
import { useWords } from '../../ui/Shop'
import type { Typed } from './Declaration'

/** What identifies a contract, and nothing else: no reason is asked. */
export function GuestFields({ typed }: { typed: Partial<Typed> }) {
  const { form } = useWords(withdrawalWords)
  return (
    <>
      <Field
        required
        name="withdrawal_name"
        autoComplete="name"
        maxLength={100}
        defaultValue={typed.withdrawal_name}
        label={form.name}
      />
      <Field
        required
        name="withdrawal_order"
        inputMode="numeric"
        maxLength={64}
        defaultValue={typed.withdrawal_order}
        label={form.order}
        hint={form.orderHint}
      />
      <Field
        required
        type="email"
        name="withdrawal_email"
        autoComplete="email"
        maxLength={254}
        defaultValue={typed.withdrawal_email}
        label={form.email}
        hint={form.emailHint}
      />
      {/* Without a `maxLength`, which would cut a pasted list in silence. */}
      <Field
        name="withdrawal_articles"
        defaultValue={typed.withdrawal_articles}
        label={form.articles}
        hint={form.articlesHint}
      />
    </>
  )
}
