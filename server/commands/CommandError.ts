import { OperatorError } from '../system/OperatorError'

/** A command was refused and changed nothing; the message says why and what to do. */
export class CommandError extends OperatorError {}
