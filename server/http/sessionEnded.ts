import { problemReplies } from '../../wording/replies/problems'
import { ProblemError } from './ProblemError'

/** For somebody who was signed in and is not any more. */
export const sessionEnded = () =>
  new ProblemError(401, 'session_ended', problemReplies.sessionEnded)
