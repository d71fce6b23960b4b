import { isCode } from './isCode'

/** Catches the error of a file or folder that is not there; throws any other. */
export function missing(error: unknown): undefined {
  if (!isCode(error, 'ENOENT')) throw error
}
