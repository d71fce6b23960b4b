import type { Logger } from 'drizzle-orm/logger'
import type { PaymentProvider } from '../server/payments/PaymentProvider'
import type { PaymentProviders } from '../server/payments/openProviders'

/**
 * A server that can be killed between any two steps: before a query, before a call of a provider and
 * after it. Once killed, nothing it asks for happens any more.
 */
export class Mortal {
  private left = Infinity
  /** The steps since it was last started. */
  steps = 0

  /** Lets so many steps happen. */
  killAfter(steps: number): void {
    this.left = steps
    this.steps = 0
  }

  restart(): void {
    this.killAfter(Infinity)
  }

  get isDead(): boolean {
    return this.steps > this.left
  }

  step(): void {
    this.steps += 1
    if (this.isDead) throw new Error('The server was killed')
  }

  readonly logger: Logger = { logQuery: () => this.step() }

  /** The same providers, whose calls are steps. */
  around(providers: PaymentProviders): PaymentProviders {
    const mortal = (provider?: PaymentProvider) => provider && this.mortalProvider(provider)
    return {
      ...providers,
      byMeans: (means) => mortal(providers.byMeans(means)),
      byName: (name) => mortal(providers.byName(name)),
    }
  }

  private mortalProvider(provider: PaymentProvider): PaymentProvider {
    const around =
      <Args extends unknown[], Reply>(call: (...args: Args) => Promise<Reply>) =>
      async (...args: Args): Promise<Reply> => {
        this.step()
        const reply = await call(...args)
        this.step()
        return reply
      }
    return {
      ...provider,
      start: around((payment) => provider.start(payment)),
      find: around((reference) => provider.find(reference)),
      findByAttempt: around((attempt) => provider.findByAttempt(attempt)),
      cancel: around((reference) => provider.cancel(reference)),
      refund: around((refund) => provider.refund(refund)),
    }
  }
}
