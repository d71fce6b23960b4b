import { StartupError } from './StartupError'

/** A setting that stops the start. */
export class WrongSetting extends StartupError {}
