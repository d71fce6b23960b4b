import { OperatorError } from '../system/OperatorError'

/** A backup or a restore was refused and changed nothing. */
export class BackupError extends OperatorError {}
