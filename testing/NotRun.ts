/** A fault that cannot be made on this machine, and why. */
export class NotRun extends Error {}
