import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Grind } from '../contract/grinds'
import { specified } from '../wording/specified'
import { home } from './shopperOn'
import type { RegisteredClient } from './startShopForScreens'

const { cart, checkout, layout } = specified

type HeldLine = {
  product_serial_number: string
  command_quantity: number
  command_id: number
  command_line_id: string
  command_grind: Grind | null
}

/** The client's cart on the server. */
export async function heldBy({ client, token }: RegisteredClient): Promise<HeldLine[]> {
  const body = { client_id: client.id }
  // The screen may change meanwhile.
  return act(async () => (await shop.call('POST', '/api/client/cart', body, token)) as HeldLine[])
}

/** Sets the quantity of a product in the client's cart, as another device would. */
export async function hold(
  { client, token }: RegisteredClient,
  serial: string,
  quantity: number,
): Promise<void> {
  const body = { product_serial_number: serial, client_id: client.id }
  for (let added = 0; added < quantity; added += 1) {
    const reply = (await shop.call('POST', '/api/products/addCart', body, token)) as object
    if (!('cart' in reply)) throw new Error(`Not added: ${JSON.stringify(reply)}`)
  }
}

/** An order that is picked up in the shop. */
export const toPickUp = { adress: '12 rue du Commerce, 41000 Blois', command_delivery: 'magasin' }

/** Pays or orders what the client's cart holds, as another device would; returns the order's number. */
export async function payHeld(
  registered: RegisteredClient,
  payment: object = toPickUp,
): Promise<string> {
  const [line] = await heldBy(registered)
  const body = { command_id: line!.command_id, ...payment }
  await shop.call('POST', '/api/client/cart/paid', body, registered.token)
  return String(line!.command_id)
}

/** The row of a product in the cart on the screen. */
export async function rowOf(name: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(cart.quantityOf(name))
  const row = within(field.closest('tr')!)
  return {
    field,
    total: row.getAllByRole('cell')[1]!,
    less: row.getByRole('button', { name: cart.less(name) }),
    more: row.getByRole('button', { name: cart.more(name) }),
    remove: row.getByRole('button', { name: cart.removeOf(name) }),
  }
}

/** Clicks the button so many times without a pause. */
export async function clickTimes(user: UserEvent, button: HTMLElement, times: number) {
  for (let click = 0; click < times; click += 1) await user.click(button)
}

/** Records every value that a number field shows. */
export function watchValues(field: HTMLInputElement): number[] {
  const seen = [Number(field.value)]
  new MutationObserver(() => {
    const value = Number(field.getAttribute('value'))
    if (seen.at(-1) !== value) seen.push(value)
  }).observe(field, { attributes: true })
  return seen
}

/** Expects the focus on this or inside it, and not on the whole page. */
export function expectFocusAround(element: HTMLElement): void {
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement).toContainElement(element)
}

/** Whether this text was on the screen at any time since. */
export function watchFor(text: string): () => boolean {
  const isThere = () => document.body.textContent.includes(text)
  let wasThere = isThere()
  new MutationObserver(() => (wasThere ||= isThere())).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return () => wasThere
}

/** The header's cart link when it counts so many articles. */
export function countInHeader(articles: number) {
  return screen.findByRole('link', { name: new RegExp(`${layout.cart(articles)}$`) })
}

/** The pay button, once the conditions are accepted and the cart is priced. */
export async function readyToPay(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(checkout.conditions) }))
  const pay = screen.getByRole('button', { name: cart.pay })
  await waitFor(() => expect(pay).toBeEnabled())
  return pay
}

const fieldLabel = (label: string) => new RegExp(`^${label}( \\*)?$`)

/** The field of the street in the order's form; null where no address is typed. */
export const streetField = () => screen.queryByLabelText(fieldLabel(checkout.street))

/** Types an address into the fields of the order's form. */
export async function typeAddress(
  user: UserEvent,
  address: Partial<Record<'street' | 'complement' | 'postcode' | 'town' | 'phone', string>>,
): Promise<void> {
  for (const [part, text] of Object.entries(address)) {
    const field = screen.getByLabelText(fieldLabel(checkout[part as keyof typeof address]))
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
}

/** A client with a paid order of these quantities. */
export async function orderOf(quantities: Record<string, number>) {
  const registered = await shop.registerClient()
  for (const [serial, quantity] of Object.entries(quantities))
    await hold(registered, serial, quantity)
  return { registered, id: await payHeld(registered, { adress: home }) }
}
