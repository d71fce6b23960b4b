import { maxAuthorLength, maxReviewLength, minReviewLength } from '../../../contract/reviews'
import { ownReviewWords } from '../../../wording/ownReviews'
import { shownProblem } from '../../api/Problem'
import { Field } from '../../ui/Field'
import { Form, type FormValues } from '../../ui/Form'
import { useWords } from '../../ui/Shop'
import { TextArea } from '../../ui/TextArea'
import type { ReviewedProduct } from './Review'
import { StarsField } from './StarsField'
import type { Reviewer } from './useReviewCommands'
import { reviewDraftOf, useReviewDraft } from './useReviewDraft'

type Props = {
  product: ReviewedProduct
  /** The name that a new review has at first. */
  author: string
  reviewer: Reviewer
  write: (values: FormValues) => Promise<boolean>
  /** What `write` resolved to. */
  onDone: (isToBeRead: boolean) => void
}

/** A new review or a change of one; what is typed stays until it is sent, even if the session ends. */
export function ReviewForm({ product, author, reviewer, write, onDone }: Props) {
  const words = useWords(ownReviewWords)
  const { serial, review } = product
  const field = useReviewDraft(reviewer, serial)
  const draft = reviewDraftOf(reviewer, serial)

  async function submit(values: FormValues) {
    const text = values.review_text?.trim() ?? ''
    const fields = {
      ...(!values.review_stars && { review_stars: words.ratingRequired }),
      ...(text.length < minReviewLength && {
        review_text: text ? words.tooShort(minReviewLength) : words.fieldRequired,
      }),
      ...(!values.review_author?.trim() && { review_author: words.fieldRequired }),
    }
    if (Object.keys(fields).length > 0) return { fields }
    try {
      onDone(await write(values))
      return null
    } catch (error) {
      return shownProblem(error, words.notSent)
    }
  }

  return (
    <Form submit={words.send} onSubmit={submit}>
      {review?.state === 'published' && <p>{words.readAgain}</p>}
      <StarsField initial={Number(draft?.review_stars ?? review?.stars) || null} />
      <TextArea
        ref={field}
        required
        name="review_text"
        rows={5}
        maxLength={maxReviewLength}
        defaultValue={draft?.review_text ?? review?.text}
        label={words.text}
        hint={words.textHint(minReviewLength, maxReviewLength)}
      />
      <Field
        required
        name="review_author"
        maxLength={maxAuthorLength}
        defaultValue={draft?.review_author ?? review?.author ?? author}
        autoComplete="off"
        label={words.author}
        hint={words.authorHint}
      />
    </Form>
  )
}
