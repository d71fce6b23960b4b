/** What keeps the shop from opening, said in the one sentence that the shopkeeper reads. */
export class StartupError extends Error {}
