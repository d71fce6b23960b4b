import { useState } from 'react'
import { maxMessageLength } from '../../../contract/maxMessageLength'
import { contactWords } from '../../../wording/contact'
import { requiredFieldsWords } from '../../../wording/requiredFields'
import { shownProblem } from '../../api/Problem'
import { Field } from '../../ui/Field'
import { Form, type FormValues } from '../../ui/Form'
import { Panel } from '../../ui/Panel'
import { useSettings, useWords } from '../../ui/Shop'
import { TextArea } from '../../ui/TextArea'
import { Trap } from '../../ui/Trap'
import { useNextVisit } from '../../ui/useNextVisit'
import { useWriteToShopMutation } from './contactApi'
import styles from './ContactForm.module.css'

const required = ['contact_name', 'contact_email', 'contact_message'] as const

/**
 * A message to the shop; what is typed stays until it is sent. A `maxLength` would cut a pasted
 * message in silence: the form names the limit instead, because a browser does not send so long a
 * text while the page may be left.
 */
export function ContactForm() {
  const { form } = useWords(contactWords)
  const { allRequired } = useWords(requiredFieldsWords)
  const { email } = useSettings().seller
  const [writeToShop] = useWriteToShopMutation()
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  useNextVisit(() => setSentFrom(null))

  async function submit(values: FormValues) {
    const empty = required.filter((name) => !values[name]?.trim())
    const fields = Object.fromEntries(empty.map((name) => [name, form.fieldRequired]))
    if (empty.length > 0) return { message: allRequired, fields }
    const text = (name: string) => values[name] ?? ''
    if (text('contact_message').trim().length > maxMessageLength)
      return { fields: { contact_message: form.messageTooLong } }
    const body = Object.fromEntries(required.map((name) => [name, text(name)]))
    try {
      const website = text('contact_website')
      await writeToShop({ ...(body as Body), contact_website: website }).unwrap()
      setSentFrom(text('contact_email'))
      return null
    } catch (error) {
      const problem = shownProblem(error, form.notSent)
      return { ...problem, message: `${problem.message} ${form.otherwise(email)}` }
    }
  }

  if (sentFrom !== null)
    return (
      <Panel isNews role="status">
        <h2>{form.sentTitle}</h2>
        <p>{form.sent(sentFrom)}</p>
      </Panel>
    )
  return (
    <section className={styles.form}>
      <h2>{form.title}</h2>
      <Form submit={form.send} onSubmit={submit}>
        <Field required name="contact_name" autoComplete="name" label={form.name} />
        <Field required type="email" name="contact_email" autoComplete="email" label={form.email} />
        <TextArea required name="contact_message" rows={6} label={form.message} />
        <Trap name="contact_website" />
      </Form>
    </section>
  )
}

type Body = Record<(typeof required)[number], string>
