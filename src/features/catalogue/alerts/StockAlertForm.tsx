import { useState } from 'react'
import { stockAlertWords } from '../../../../wording/stockAlerts'
import { shownProblem } from '../../../api/Problem'
import { useSession } from '../../../app/hooks'
import { Field } from '../../../ui/Field'
import { Form, type FormValues } from '../../../ui/Form'
import { Panel } from '../../../ui/Panel'
import { useWords } from '../../../ui/Shop'
import { Trap } from '../../../ui/Trap'
import styles from './StockAlertForm.module.css'
import { useRequestStockAlertMutation } from './stockAlertsApi'

/** Asks for an e-mail, to which a link is sent that confirms the alert. */
export function StockAlertForm({ serial }: { serial: string }) {
  const words = useWords(stockAlertWords)
  const { client } = useSession()
  const [requestStockAlert] = useRequestStockAlertMutation()
  const [requestedFor, setRequestedFor] = useState<string | null>(null)

  async function submit({ alert_email = '', alert_website = '' }: FormValues) {
    if (!alert_email.trim()) return { fields: { alert_email: words.fieldRequired } }
    try {
      const body = { product_serial_number: serial, alert_email, alert_website }
      await requestStockAlert(body).unwrap()
      setRequestedFor(alert_email.trim())
      return null
    } catch (error) {
      return shownProblem(error, words.notRequested)
    }
  }

  if (requestedFor !== null)
    return (
      <Panel isNews role="status">
        <h2>{words.requestedTitle}</h2>
        <p>{words.requested(requestedFor)}</p>
      </Panel>
    )
  return (
    <section className={styles.alert}>
      <h2>{words.title}</h2>
      <Form submit={words.ask} onSubmit={submit}>
        <Field
          required
          type="email"
          name="alert_email"
          autoComplete="email"
          defaultValue={client?.email}
          label={words.email}
          hint={words.once}
        />
        <Trap name="alert_website" />
      </Form>
    </section>
  )
}
