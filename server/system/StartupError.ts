import { OperatorError } from './OperatorError'

/** What keeps the shop from opening. */
export class StartupError extends OperatorError {}
