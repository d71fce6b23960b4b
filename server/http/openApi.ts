import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod'
import type { Endpoint } from '../../contract/api/endpoint'
import type { Settings } from '../settings'
import { namedSchemas } from './namedSchemas'

const schemas = { schemaRegistry: namedSchemas }
const describeSchemas = createJsonSchemaTransform(schemas)
const describeNames = createJsonSchemaTransformObject(schemas)

/** The rows as an OpenAPI document; before the routes, which it watches being registered. */
export async function describeCalls(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: settings.seller.name, version: '1.0.0' },
      // Joined with a path as it stands, so that it may not end with a slash.
      ...(settings.basePath !== '/' && { servers: [{ url: settings.basePath.slice(0, -1) }] }),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transformObject: (document) => withoutInputs(describeNames(document) as Described),
    transform(document) {
      const call = document.route.config?.call
      if (!call) return { schema: { hide: true }, url: document.url }
      const { schema, url } = describeSchemas(document)
      return {
        url,
        schema: {
          ...schema,
          response: withHeaders(call, schema.response as Replies),
          ...(call.audience === 'client' && { security: [{ token: [] }] }),
        },
      }
    },
  })
}

type Described = { components: { schemas: Record<string, object> } }

/** Each name is also described as something sent to us, which none of them is. */
function withoutInputs(document: Described): Described {
  const { components } = document
  const kept = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Input'))
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } }
}

type Replies = Record<string, object>

/** The headers of a row stand on its success. */
function withHeaders({ headers = [] }: Endpoint, replies: Replies): Replies {
  const described = headers.map((name) => [name, { type: 'integer' }] as const)
  if (described.length === 0) return replies
  return { ...replies, 200: { ...replies[200], headers: Object.fromEntries(described) } }
}

/** Its pages are scripts and pictures of this host alone. */
const policy = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** The document, and the same to browse; nothing of it is loaded from another host. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', (_request, reply) => reply.send(app.swagger()))
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { validatorUrl: null },
  })
}
