import { useState } from 'react'
import { maxReasonLength } from '../../../../contract/reviews'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import { Form, type FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { useStaffNews } from '../news/useStaffNews'
import { Fold } from '../parts/Fold'
import { Select } from '../parts/Select'
import { useUnsaved } from '../parts/useUnsaved'

type Props = {
  isPublished: boolean
  refuse: (reason: string) => Promise<{ message: string }>
}

/** Asks why: one of the announced reasons, or words of one's own; the author reads them. */
export function RefuseReview({ isPublished, refuse }: Props) {
  const words = useWords(adminReviewsWords)
  const news = useStaffNews()
  const [why, setWhy] = useState('')
  useUnsaved(why.trim() !== '')
  async function submit({ reason = '' }: FormValues) {
    if (!reason.trim()) return { fields: { reason: words.whyMissing } }
    try {
      news.done(await refuse(reason.trim()))
      setWhy('')
      return null
    } catch (error) {
      return news.refuse(error)
    }
  }
  return (
    <Fold summary={isPublished ? words.takeDown : words.refuse}>
      <Form isFinal submit={isPublished ? words.takeDownSave : words.refuseSave} onSubmit={submit}>
        <Select
          label={words.cause}
          value={words.causes.includes(why) ? why : ''}
          onChange={({ target }) => setWhy(target.value)}
        >
          <option value="">{words.ownCause}</option>
          {words.causes.map((cause) => (
            <option key={cause}>{cause}</option>
          ))}
        </Select>
        <TextArea
          name="reason"
          rows={3}
          maxLength={maxReasonLength}
          label={words.why}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Form>
    </Fold>
  )
}
