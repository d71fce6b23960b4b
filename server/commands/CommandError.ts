import { OperatorError } from '../system/OperatorError'

/** A command that did nothing; the message says why and what to do. */
export class CommandError extends OperatorError {}
