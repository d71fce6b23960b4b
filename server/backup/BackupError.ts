import { OperatorError } from '../system/OperatorError'

/** A backup or a restore that did nothing. */
export class BackupError extends OperatorError {}
