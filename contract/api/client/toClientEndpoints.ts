import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint'
import { euros } from '../euros'
import type { JsonSchema } from '../jsonSchema'
import { tolerant } from '../tolerant'

/** What a browser needs of an endpoint, without code. `Whole` types the request. */
export type ClientEndpoint<Whole extends Endpoint = Endpoint> = Pick<
  Endpoint,
  'name' | 'method' | 'path' | 'audience'
> & {
  /** Validates a successful reply of any host. */
  reply: JsonSchema
  /** Never set: only its type is used. */
  whole?: Whole
}

/** Endpoints by name, as plain data. */
export function toClientEndpoints<Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
) {
  const entries = Object.values(endpoints).map((one) => [one.name, toClientEndpoint(one)] as const)
  return Object.fromEntries(entries) as {
    [Name in keyof Endpoints]: ClientEndpoint<Endpoints[Name]>
  }
}

function toClientEndpoint({ name, method, path, audience, replies }: Endpoint): ClientEndpoint {
  const success = replies[200] ?? replies[201]
  if (!success) throw new Error(`${name} has no success`)
  return { name, method, path, audience, reply: toJsonSchema(tolerant(success)) }
}

export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const described = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      // JSON Schema cannot express a check written as a function.
      if (zodSchema === euros) jsonSchema.multipleOf = 0.01
    },
  })
  delete described.$schema
  return shortened(described as JsonSchema)
}

/** The same in fewer bytes: choices of a choice are one list, and what allows anything is left out. */
function shortened({ additionalProperties: others, ...schema }: JsonSchema): JsonSchema {
  const { anyOf, items, properties } = schema
  const named = Object.entries(properties ?? {}).map(
    ([name, one]) => [name, shortened(one)] as const,
  )
  return {
    ...schema,
    ...(anyOf && { anyOf: flat(anyOf.map(shortened)) }),
    ...(items && { items: shortened(items) }),
    ...(properties && { properties: Object.fromEntries(named) }),
    ...(!allowsAnything(others) && { additionalProperties: others && shortened(others) }),
  }
}

/** Each choice once, with those of a choice in its place. */
function flat(choices: JsonSchema[]): JsonSchema[] {
  const all = choices.flatMap((one) => one.anyOf ?? [one])
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

const allowsAnything = (others: JsonSchema | false | undefined) =>
  others !== false && Object.keys(others ?? {}).length === 0
