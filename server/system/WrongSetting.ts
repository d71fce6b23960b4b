import { StartupError } from './StartupError'

/** A wrong setting, which stops the start. */
export class WrongSetting extends StartupError {}
