import { Counter } from 'prom-client'
import type { Metrics } from '../http/metrics'
import type { Job } from '../jobs/Job'
import { reportTo } from '../http/describeError'
import type { CheckoutServices } from './CheckoutServices'
import { expireOrders } from './expireOrders'
import { reconcilePayments } from './reconcile'
import type { Services } from '../services'
import { remindTransfers } from './remindTransfers'

const second = 1000

/** The work on orders and payments that no request does. */
export function checkoutJobs(services: CheckoutServices & Pick<Services, 'metrics'>): Job[] {
  const reconciled = services.metrics && countReconciled(services.metrics)
  return [
    {
      name: 'expire-orders',
      everyMs: 30 * second,
      leaseMs: 60 * second,
      run: async (signal, log) => {
        await expireOrders({ report: reportTo(log), ...services }, signal)
      },
    },
    {
      name: 'remind-transfers',
      everyMs: 60 * second,
      leaseMs: 60 * second,
      run: () => remindTransfers(services),
    },
    {
      name: 'reconcile-payments',
      everyMs: 60 * second,
      leaseMs: 60 * second,
      run: async (signal, log) => {
        const changed = await reconcilePayments({ report: reportTo(log), ...services }, signal)
        if (changed > 0) log.warn({ changed }, 'payments reconciled')
        reconciled?.inc(changed)
      },
    },
  ]
}

const countReconciled = ({ registry }: Metrics) =>
  new Counter({
    name: 'shop_payments_reconciled_total',
    help: 'Payments of which the provider said more than its events.',
    registers: [registry],
  })
