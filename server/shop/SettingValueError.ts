import { settingReplies as words } from '../../wording/shopSettings'
import { OperatorError } from '../system/OperatorError'

/** A place in a value, such as `zones[0].name`, and what must be there. */
export type SettingFault = { place: string; wanted: string }

/** A setting cannot have this value; the message says it to somebody at the terminal. */
export class SettingValueError extends OperatorError {
  constructor(
    name: string,
    readonly faults: readonly SettingFault[],
  ) {
    super(words.wrong(name, faults))
  }
}
