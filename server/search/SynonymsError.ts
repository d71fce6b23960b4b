import { synonymReplies as words } from '../../wording/synonyms'
import { OperatorError } from '../system/OperatorError'

/** Synonyms are refused: what is wrong with each. */
export class SynonymsError extends OperatorError {
  constructor(faults: readonly string[]) {
    super(words.refused(faults))
  }
}
