import type { Services } from '../../services'
import { sendRefund } from './sendRefund'

type Needs = Parameters<typeof sendRefund>[0] & Pick<Services, 'report'>

/**
 * Asks the providers for refunds that are stored, one after the other. One that fails is reported,
 * and asked for again by the reconciling job.
 */
export async function sendRefunds(services: Needs, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await sendRefund(services, id).catch((error: unknown) =>
      services.report?.(error, 'refund not sent'),
    )
}
