/** A request as it is sent; placeholders represent what only the running shop knows. */
export type TestRequest = {
  method: string
  /** Path and query string, encoded. */
  url: string
  authorization?: string
  contentType?: string
  /** Further headers; they contain no placeholders. */
  headers?: Record<string, string>
  body?: string
}

/** The placeholders of a request, which the values of the running shop replace when it is sent. */
export const placeholders = [
  'OWN_CLIENT',
  'OTHER_CLIENT',
  'OWN_TOKEN',
  'OTHER_TOKEN',
  'DEAD_TOKEN',
  'UNSIGNED_TOKEN',
  'OWN_EMAIL',
  'OWN_LINE',
  'OTHER_LINE',
  'OWN_CART',
  'OTHER_CART',
  'PAID_ORDER',
  'CANCELLED_ORDER',
  'SERIAL_ONE',
  'SERIAL_LAST_ONE',
  'SERIAL_SOLD_OUT',
  'LINK_PASSWORD',
  'LINK_EMAIL',
  'LINK_EMAIL_TAKEN',
] as const
export type Placeholder = (typeof placeholders)[number]
export type Facts = Record<Placeholder, string>

const anyPlaceholder = new RegExp(`\\b(${placeholders.join('|')})\\b`, 'g')

/** The request with the shop's own tokens and ids. */
export function fill(request: TestRequest, facts: Facts): TestRequest {
  const { headers, ...parts } = request
  const filled = Object.entries(parts).map(([part, text]) => [
    part,
    text.replace(anyPlaceholder, (name) => facts[name as Placeholder]),
  ])
  return { ...(Object.fromEntries(filled) as TestRequest), ...(headers && { headers }) }
}
