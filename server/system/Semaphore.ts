/** All places are taken, and none became free in time. */
export class Busy extends Error {
  constructor(readonly turn: string) {
    super(`timeout exceeded when waiting for a turn ${turn}`)
    this.name = 'Busy'
  }
}

/** Lets `free` pieces of work run at once; the others wait in order, up to a time limit. */
export class Semaphore {
  private readonly waiting: (() => void)[] = []

  constructor(
    private free: number,
    private readonly timeoutMs: number,
    /** What a turn is for, in the message of `Busy`. */
    private readonly turn: string,
  ) {}

  get waitingCount(): number {
    return this.waiting.length
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(admit), 1)
        reject(new Busy(this.turn))
      }, this.timeoutMs)
      this.waiting.push(admit)
    })
  }

  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.free += 1
  }
}
