import type { FastifyInstance } from 'fastify'
import { writeToShop } from '../../contract/api/contact'
import { contactMessage } from '../../wording/mails/contactMessage'
import { contactReplies as replies } from '../../wording/replies/contact'
import { registerEndpoint } from '../http/registerEndpoint'
import { queueMail } from '../mail/outbox'
import type { Services } from '../services'

/** Messages from the contact page, mailed to the shop. */
export function registerContact(
  app: FastifyInstance,
  { settings, database, clock }: Pick<Services, 'settings' | 'database' | 'clock'>,
): void {
  registerEndpoint(app, writeToShop, async ({ body }) => {
    const { contact_name: name, contact_email: email, contact_message: message } = body
    const { seller } = settings
    // Only programs fill the invisible field. They get the usual reply, so that they learn nothing.
    if (!body.contact_website)
      await queueMail(database.sql, {
        mail: contactMessage(seller, { name, email, message }),
        recipient: seller.email,
        replyTo: email,
        clientId: null,
        at: clock(),
      })
    return { message: replies.sent }
  })
}
