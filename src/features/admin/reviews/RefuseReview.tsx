import { useState } from 'react'
import { adminReviewsWords } from '../../../../wording/admin/reviews'
import type { FormValues } from '../../../ui/Form'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { Fold } from '../parts/Fold'
import { Select } from '../parts/Select'
import { StaffForm } from '../parts/StaffForm'

type Props = {
  isPublished: boolean
  refuse: (reason: string) => Promise<{ message: string }>
}

/** Asks why: one of the announced reasons, or words of one's own; the author reads them. */
export function RefuseReview({ isPublished, refuse }: Props) {
  const words = useWords(adminReviewsWords)
  const [why, setWhy] = useState('')
  function save({ reason = '' }: FormValues) {
    if (!reason.trim()) return { fields: { reason: words.whyMissing } }
    return refuse(reason.trim())
  }
  return (
    <Fold summary={isPublished ? words.takeDown : words.refuse}>
      <StaffForm isFinal submit={isPublished ? words.takeDownSave : words.refuseSave} save={save}>
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
          label={words.why}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </StaffForm>
    </Fold>
  )
}
