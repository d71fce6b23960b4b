/** The provider is still at an earlier call with the same key, whose outcome is to come. */
export class ProviderBusy extends Error {
  constructor() {
    super('The payment provider is still at an earlier call')
  }
}
