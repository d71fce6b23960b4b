import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import type * as cart from './cart'
import type * as catalogue from './catalogue'
import type * as checkout from './checkout'
import type * as clients from './clients'
import type * as delivery from './delivery'
import { euros } from './euros'
import type { JsonSchema } from './jsonSchema'
import type * as orders from './orders'
import type * as personalData from './personalData'
import type * as quote from './quote'
import { problem } from './problem'
import { tolerant } from './tolerant'

type Exports = typeof cart &
  typeof catalogue &
  typeof checkout &
  typeof clients &
  typeof delivery &
  typeof orders &
  typeof personalData &
  typeof quote
/** The endpoints by name. */
type EndpointsByName = {
  [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name]
}

/** What a browser needs of an endpoint, without code. `Whole` types the request. */
export type ClientEndpoint<Whole extends Endpoint = Endpoint> = Pick<
  Endpoint,
  'name' | 'method' | 'path'
> & {
  audience: Endpoint['audience']
  /** Validates a successful reply of any host. */
  reply: JsonSchema
  /** Never set: only its type is used. */
  whole?: Whole
}

/**
 * The endpoints as plain data. The client's build runs this file and packs what it exports, so that
 * the browser loads no schema library (docs/decisions/0002-contract.md).
 */
export const clientEndpoints = Object.fromEntries(
  endpoints.map((endpoint) => [endpoint.name, toClientEndpoint(endpoint)]),
) as {
  [Name in keyof EndpointsByName]: ClientEndpoint<EndpointsByName[Name]>
}

export const problemReply = toJsonSchema(problem)

function toClientEndpoint({ name, method, path, audience, replies }: Endpoint): ClientEndpoint {
  const success = replies[200] ?? replies[201]
  if (!success) throw new Error(`${name} has no success`)
  return { name, method, path, audience, reply: toJsonSchema(tolerant(success)) }
}

function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const described = z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      // JSON Schema cannot express a check written as a function.
      if (zodSchema === euros) jsonSchema.multipleOf = 0.01
    },
  })
  delete described.$schema
  return described as JsonSchema
}
