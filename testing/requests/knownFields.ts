import fc from 'fast-check'
import type { KnownFields } from './arbitraryOf'

export const strongPassword = 'Une théière en fonte 1'

/** Mostly values that exist in the shop, so that requests pass the first check. */
export const knownFields: KnownFields = {
  client_id: mostly('OWN_CLIENT', 'OTHER_CLIENT'),
  product_serial_number: mostly('SERIAL_ONE', 'SERIAL_LAST_ONE', 'SERIAL_SOLD_OUT', 'inconnu', 42),
  command_line_id: mostly('OWN_LINE', 'OTHER_LINE', 'inconnue', 42),
  command_id: mostly('OWN_CART', 'OTHER_CART', 'PAID_ORDER', 'CANCELLED_ORDER', 'inconnue', 42),
  id: mostly('SERIAL_ONE', 'PAID_ORDER', 'OTHER_CART', 'inconnu'),
  categoryId: mostly('2', '1', '5', '6', 'the'),
  page: mostly('1', '2', '999999'),
  per_page: mostly('24', '1', '100'),
  token: mostly('LINK_PASSWORD', 'LINK_EMAIL', 'LINK_EMAIL', 'LINK_EMAIL_TAKEN', 'inconnu'),
  client_email: fc.oneof(fc.constant('OWN_EMAIL'), fc.emailAddress(), fc.constant('a@b')),
  client_password: mostly(strongPassword, 'faible'),
  OldPass: mostly(strongPassword, 'autre'),
  NewPass: mostly(strongPassword, 'faible'),
}

function mostly(usual: string, ...others: unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
}
