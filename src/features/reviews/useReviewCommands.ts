import type { FormValues } from '../../ui/Form'
import {
  useDeleteReviewByLinkMutation,
  useDeleteReviewMutation,
  useWriteReviewByLinkMutation,
  useWriteReviewMutation,
} from './ownReviewsApi'

/** Who writes: the client of an order, or a person who has its mailed link. */
export type Reviewer = { clientId: string; orderId: string } | { token: string }

/** Writes and deletes the review of a product; both throw the problem of a refusal. */
export function useReviewCommands(reviewer: Reviewer, serial: string) {
  const [writeReview] = useWriteReviewMutation()
  const [deleteReview] = useDeleteReviewMutation()
  const [writeReviewByLink] = useWriteReviewByLinkMutation()
  const [deleteReviewByLink] = useDeleteReviewByLinkMutation()
  const product = { product_serial_number: serial }

  /** Whether the review is now to be read: sent unchanged, it stays as it was. */
  async function write(values: FormValues): Promise<boolean> {
    const body = {
      ...product,
      review_stars: Number(values.review_stars),
      review_text: values.review_text ?? '',
      review_author: values.review_author ?? '',
    }
    const written = await (
      'token' in reviewer
        ? writeReviewByLink({ token: reviewer.token, ...body })
        : writeReview({ ...ofOrder(reviewer), ...body })
    ).unwrap()
    return written.review_state === 'pending'
  }

  async function remove(): Promise<void> {
    if ('token' in reviewer)
      await deleteReviewByLink({ token: reviewer.token, ...product }).unwrap()
    else await deleteReview({ ...ofOrder(reviewer), ...product }).unwrap()
  }

  return { write, remove }
}

const ofOrder = ({ clientId, orderId }: { clientId: string; orderId: string }) => ({
  client_id: clientId,
  command_id: orderId,
})
