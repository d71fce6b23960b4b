import { startTransition, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withdrawalWords } from '../../../wording/withdrawals'
import { focus } from '../../ui/focus'
import { Form, type FormValues } from '../../ui/Form'
import { useSettings, useWords } from '../../ui/Shop'
import { useNextVisit } from '../../ui/useNextVisit'
import { AcknowledgementPanel } from './AcknowledgementPanel'
import { fieldNames, readTyped, toAcknowledgement, toDeclared, type Step } from './Declaration'
import { GuestFields } from './GuestFields'
import { Review } from './Review'
import { toDone, toReview } from './steps'
import { useDeclareWithdrawalMutation } from './withdrawalsApi'

/** The fragment of the second step. */
const reviewHash = '#verification'

type Props = {
  orderId: string
  /** The step to which a form sent without a script led; undefined where a script runs. */
  sent: Step | undefined
  onDeclared?: () => void
}

/** Withdraws without an account in two steps, which also work as forms without a script. */
export function GuestWithdrawal({ orderId, sent, onDeclared }: Props) {
  const words = useWords(withdrawalWords)
  const { email } = useSettings().seller
  const [declareWithdrawal] = useDeclareWithdrawalMutation()
  const first: Step = { step: 'form', typed: { withdrawal_order: orderId } }
  const [now, setStep] = useState<Step>(sent ?? first)
  const [isEdited, setEdited] = useState(false)
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  // Back leads from the second step to the first, as between the two pages without a script.
  const isReview = now.step === 'review' && (sent !== undefined || hash === reviewHash)
  useNextVisit(() => {
    if (now.step !== 'done') return
    setStep(first)
    setEdited(true)
  })

  function submit(values: FormValues) {
    const next = toReview(readTyped(values), words)
    if (next.step === 'review')
      startTransition(() => {
        setStep(next)
        setEdited(true)
        void navigate({ search, hash: reviewHash }, { replace: hash === reviewHash })
      })
    return Promise.resolve(next.step === 'form' ? (next.problem ?? null) : null)
  }

  if (now.step === 'done')
    return <AcknowledgementPanel acknowledgement={now.acknowledgement} isPrintable={!sent} />
  if (!isReview)
    return (
      <>
        <h2 tabIndex={-1} ref={isEdited ? focus : undefined}>
          {words.form.title}
        </h2>
        <Form
          submit={words.form.next}
          problem={now.step === 'form' ? now.problem : undefined}
          onSubmit={submit}
        >
          <GuestFields typed={now.typed} />
        </Form>
      </>
    )

  const { typed, key, problem } = now
  async function confirm(review: typeof now & { step: 'review' }) {
    const body = { ...review.typed, withdrawal_key: review.key }
    const send = async () => toAcknowledgement(await declareWithdrawal(body).unwrap())
    const next = await toDone({ review, send, words, email })
    setStep(next)
    if (next.step === 'done') onDeclared?.()
    return next.step === 'review' ? (next.problem ?? null) : null
  }
  return (
    <Review
      declared={toDeclared(typed)}
      problem={problem}
      hidden={(step) => (
        <>
          <input type="hidden" name="step" value={step} />
          {key !== undefined && <input type="hidden" name="withdrawal_key" value={key} />}
          {fieldNames.map((name) => (
            <input key={name} type="hidden" name={name} value={typed[name]} />
          ))}
        </>
      )}
      onConfirm={() => confirm(now)}
      onEdit={() => setStep({ step: 'form', typed })}
    />
  )
}
