/** What a start or a command cannot do, said in one sentence to the person who runs the shop. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}
