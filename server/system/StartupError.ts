import { OperatorError } from './OperatorError'

/** Why the shop cannot open. */
export class StartupError extends OperatorError {}
