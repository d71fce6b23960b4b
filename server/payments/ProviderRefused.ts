/** The provider definitely refused: nothing was started, taken or returned. */
export class ProviderRefused extends Error {
  constructor(readonly code: string) {
    super(`The payment provider refused: ${code}`)
  }
}
