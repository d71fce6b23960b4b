import { commandReplies as words } from '../../wording/commands'
import { OperatorError } from './OperatorError'

/** For `catch`: says that the system forbids writing this file. */
export const refuseUnwritable = (file: string) => (error: unknown) => {
  if (!(typeof error === 'object' && error !== null && 'syscall' in error)) throw error
  throw new OperatorError(words.fileUnwritable(file))
}
