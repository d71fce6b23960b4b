/** A command that did nothing; the message tells the shopkeeper why and what to do. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CommandError'
  }
}
