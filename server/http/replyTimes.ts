/** Seconds; a reply is counted under each bound that it kept. */
const bounds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, Infinity]

type Times = { seconds: number; within: number[] }

/** How long the replies of each call took, as a histogram of Prometheus. */
export class ReplyTimes {
  private readonly calls = new Map<string, Times>()

  add(call: string, seconds: number): void {
    const known = this.calls.get(call) ?? { seconds: 0, within: bounds.map(() => 0) }
    this.calls.set(call, {
      seconds: known.seconds + seconds,
      within: bounds.map((bound, index) => (known.within[index] ?? 0) + (seconds <= bound ? 1 : 0)),
    })
  }

  lines(): string[] {
    return [...this.calls].flatMap(([call, { seconds, within }]) => [
      ...bounds.map((bound, index) => {
        const named = bound === Infinity ? '+Inf' : bound
        return `shop_reply_seconds_bucket{call="${call}",le="${named}"} ${within[index] ?? 0}`
      }),
      `shop_reply_seconds_sum{call="${call}"} ${seconds.toFixed(6)}`,
      `shop_reply_seconds_count{call="${call}"} ${within.at(-1)}`,
    ])
  }
}
