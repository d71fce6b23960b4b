import { problemReplies as replies } from '../../wording/replies/problems'
import { ProblemError } from './ProblemError'

/** 429: the caller may retry after so many seconds. */
export const tooManyRequests = (seconds: number) =>
  new ProblemError(429, 'too_many_requests', replies.tooManyRequests(seconds))
