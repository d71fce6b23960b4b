import { order, seller } from '../testing/mailSamples'
import { accountWords } from './account'
import { accountRules } from './legal/accountRules'
import { emailChangeAsked } from './mails/emailChange'
import { orderForShop } from './mails/orderForShop'
import { ordersWords } from './orders'
import { clientsReplies } from './replies/clients'

const { newEmailHint, emailWaiting } = accountWords.specified
const buyer = { name: 'Camille', isProven: false, isNew: true, isHandedOver: false, link: '' }
const rules = accountRules().filter(({ id }) => id === 'modification-du-profil')

test.each([
  ['the profile’s form', newEmailHint],
  ['the form that was sent', emailWaiting('camille@client.example')],
  ['the API', clientsReplies.emailLinkSent],
  ['the mail to the old address', emailChangeAsked(seller, null).text],
  ['the terms of use', JSON.stringify(rules)],
  ['the page of an order', ordersWords.specified.confirmationHeld],
  ['the shop’s copy of an order', orderForShop(seller, order, buyer).text],
])('%s asks to confirm an e-mail by the link, not only to open it', (_, said) => {
  expect(said).toMatch(/confirm.* par (ce|le) lien/i)
})
