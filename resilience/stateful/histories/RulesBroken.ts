/** The shop did otherwise than the rules say: what was seen until then, and why it cannot be. */
export class RulesBroken extends Error {
  constructor(
    readonly told: readonly string[],
    reasons: readonly string[],
  ) {
    super([...told, ...reasons].map((line) => `- ${line}`).join('\n'))
    this.name = 'RulesBroken'
  }
}
