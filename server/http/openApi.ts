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

/**
 * Describes the endpoints in an OpenAPI document; called before the routes are registered, because
 * it watches that.
 */
export async function describeEndpoints(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: infoOf(settings),
      // Joined with a path as it is, so it must not end with a slash.
      ...(settings.basePath !== '/' && { servers: [{ url: settings.basePath.slice(0, -1) }] }),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transformObject: (document) => withoutInputs(describeNames(document) as Described),
    transform(document) {
      const endpoint = document.route.config?.endpoint
      if (!endpoint || endpoint.audience === 'staff')
        return { schema: { hide: true }, url: document.url }
      const { schema, url } = describeSchemas(document)
      return {
        url,
        schema: {
          ...schema,
          response: withHeaders(endpoint, schema.response as Replies),
          ...(endpoint.audience === 'client' && { security: [{ token: [] }] }),
        },
      }
    },
  })
}

const infoOf = ({ seller }: Settings) => ({ title: seller.name, version: '1.0.0' })

type Described = { components: { schemas: Record<string, object> } }

/** Drops the input variants that the library adds: no named schema is an input. */
function withoutInputs(document: Described): Described {
  const { components } = document
  const replies = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Input'))
  return { ...document, components: { ...components, schemas: Object.fromEntries(replies) } }
}

type Replies = Record<string, object>

/** Adds an endpoint's headers to its success. */
function withHeaders({ headers = [] }: Endpoint, replies: Replies): Replies {
  const described = headers.map((name) => [name, { type: 'integer' }] as const)
  if (described.length === 0) return replies
  return { ...replies, 200: { ...replies[200], headers: Object.fromEntries(described) } }
}

/** Its pages load scripts and pictures of this host alone. */
const policy = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** Serves the document, and pages to browse it; they load nothing from another host. */
export async function registerOpenApi(app: FastifyInstance, settings: Settings): Promise<void> {
  // The shop's name may change; the document is made once.
  const named = <Document extends object>(document: Document) => ({
    ...document,
    info: infoOf(settings),
  })
  app.get('/api/openapi.json', (_request, reply) => reply.send(named(app.swagger())))
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { validatorUrl: null },
    transformSpecification: named,
  })
}
