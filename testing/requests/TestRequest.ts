/** A request as it is sent; until it is filled, names in capitals represent the shop's own values. */
export type TestRequest = {
  method: string
  /** Path and query string, encoded. */
  url: string
  headers: Record<string, string>
  body?: string
}

/** The request with the running shop's tokens and ids. */
export function fill(request: TestRequest, facts: Record<string, string>): TestRequest {
  const names = new RegExp(`\\b(${Object.keys(facts).join('|')})\\b`, 'g')
  const filled = JSON.stringify(request).replace(names, (name) => facts[name]!)
  return JSON.parse(filled) as TestRequest
}
