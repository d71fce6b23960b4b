import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Settings } from '../settings'

/** The rows as an OpenAPI document; before the routes, which it watches being registered. */
export async function describeCalls(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: settings.seller.name, version: '1.0.0' },
      servers: [{ url: settings.basePath }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform(document) {
      const call = document.route.config?.call
      if (!call) return { schema: { hide: true }, url: document.url }
      const { schema, url } = jsonSchemaTransform(document)
      return {
        url,
        schema: { ...schema, ...(call.audience === 'client' && { security: [{ token: [] }] }) },
      }
    },
  })
}

/** The document, and the same to browse; nothing of it is loaded from another host. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', (_request, reply) => reply.send(app.swagger()))
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { validatorUrl: null },
  })
}
