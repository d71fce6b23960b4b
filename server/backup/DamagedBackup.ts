/** A file is not a complete backup of a shop; `reason` says what was found, for the log. */
export class DamagedBackup extends Error {
  constructor(readonly reason: string) {
    super(`Not a whole backup: ${reason}`)
    this.name = 'DamagedBackup'
  }
}
