import { checkoutReplies } from '../../wording/replies/checkout'
import { lockBuyer } from '../clients/lockBuyer'
import { requestProof } from '../clients/proof'
import { inTransaction } from '../database/inTransaction'
import type { CheckoutServices } from './CheckoutServices'
import { EmailUnproven } from './EmailUnproven'

/**
 * Pays. Where the means is refused because the client's e-mail is not proven, mails a link that
 * proves it, after the payment's transaction, and throws the refusal with what was mailed.
 */
export async function payOrMailProof<Result>(
  services: CheckoutServices,
  clientId: string,
  pay: () => Promise<Result>,
): Promise<Result> {
  try {
    return await pay()
  } catch (error) {
    if (!(error instanceof EmailUnproven)) throw error
    const isMailed = await mailProof(services, clientId)
    throw isMailed ? new EmailUnproven(checkoutReplies.proofSent) : error
  }
}

function mailProof({ database, settings, clock }: CheckoutServices, clientId: string) {
  return inTransaction(database.sql, async (tx) => {
    const client = await lockBuyer(tx, clientId)
    if (!client) return false
    const asked = { clientId, email: client.email, at: clock() }
    return requestProof(tx, settings, { ...asked, for: 'reservation' })
  })
}
