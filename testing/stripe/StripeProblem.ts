type Fields = { type?: string; code?: string; param?: string; message: string }

/** A refusal as Stripe words it. */
export class StripeProblem extends Error {
  readonly error: Fields

  constructor(
    readonly status: number,
    fields: Fields,
  ) {
    super(fields.message)
    this.error = { type: 'invalid_request_error', ...fields }
  }
}

/** The thing, or Stripe's words for a name that it does not know. */
export function found<Thing>(thing: Thing | undefined, kind: string, id: string): Thing {
  if (thing) return thing
  throw new StripeProblem(404, { code: 'resource_missing', message: `No such ${kind}: '${id}'` })
}
