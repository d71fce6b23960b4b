import { productReplies as replies } from '../../../wording/replies/products'
import type { CatalogueFileError } from '../../catalogue/file/CatalogueFileError'
import { ProblemError } from '../../http/ProblemError'

/** The faults of one row as those of a form's fields. */
export function toProblem({ faults }: CatalogueFileError): ProblemError {
  const fields: Record<string, string> = {}
  for (const { column, fault, inForm = fault } of faults) {
    const name = typeof column === 'string' ? column : (column?.heading ?? '')
    fields[name] ??= replies.fault(inForm)
  }
  return new ProblemError(400, 'invalid_input', replies.refused(faults.length), fields)
}
