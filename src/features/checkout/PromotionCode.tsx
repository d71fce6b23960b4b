import { useEffect, useEffectEvent, useRef } from 'react'
import { checkoutWords } from '../../../wording/checkout'
import { commonWords } from '../../../wording/common'
import { isOutcomeUnknown, shownProblem, toProblem } from '../../api/Problem'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Form, type FormValues } from '../../ui/Form'
import { ProblemText } from '../../ui/ProblemText'
import { useWords } from '../../ui/Shop'
import styles from './PromotionCode.module.css'
import { useSetPromotionCodeMutation } from './promotionApi'
import type { Quote } from './Quote'

type Props = { clientId: string; promotion: Quote['promotion'] }

/** The cart's promotion code, or where one is typed. */
export function PromotionCode({ clientId, promotion }: Props) {
  const words = useWords(checkoutWords)
  const common = useWords(commonWords)
  const [setCode, { isLoading, error, reset }] = useSetPromotionCodeMutation()

  const place = useRef<HTMLDivElement>(null)
  const isNews = useRef(false)
  const shownCode = promotion?.code
  // A reply that was lost told of this change: it has not failed.
  const forgetFailure = useEffectEvent(() => reset())
  useEffect(() => {
    // The control that was pressed is gone once the quote has the change.
    if (isNews.current) place.current?.focus()
    isNews.current = false
    forgetFailure()
  }, [shownCode])

  async function set(code: string) {
    try {
      await setCode({ clientId, code }).unwrap()
      isNews.current = true
      return null
    } catch (error) {
      isNews.current = isOutcomeUnknown(toProblem(error))
      const { fields, ...problem } = shownProblem(error, common.error)
      return fields ? { fields } : problem
    }
  }

  async function submit({ promotion_code: code = '' }: FormValues) {
    return code.trim() ? set(code) : { fields: { promotion_code: words.codeMissing } }
  }

  return (
    <div ref={place} tabIndex={-1}>
      {promotion ? (
        <div className={styles.code} role="status">
          <p>
            {words.codeOf(promotion.code)}
            {promotion.problem !== null && <small>{promotion.problem}</small>}
            {error && (
              <small role="alert">
                <ProblemText {...shownProblem(error, common.error)} />
              </small>
            )}
          </p>
          <Button variant="quiet" isBusy={isLoading} onClick={() => void set('')}>
            {words.removeCode}
          </Button>
        </div>
      ) : (
        <details className={styles.add}>
          <summary>{words.addCode}</summary>
          <Form submit={words.setCode} onSubmit={submit}>
            <Field
              required
              name="promotion_code"
              autoComplete="off"
              label={words.code}
              maxLength={40}
            />
          </Form>
        </details>
      )}
    </div>
  )
}
