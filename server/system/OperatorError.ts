/** Says in one sentence to the operator why a start or a command failed. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = new.target.name
  }
}
