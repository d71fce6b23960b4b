import type { FastifyInstance } from 'fastify'
import { setPromotionCode } from '../../contract/api/promotions'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { setCode } from './setCode'

export function registerPromotions(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, setPromotionCode, async ({ client, body }) => ({
    message: await setCode(services, { clientId: client.id, code: body.promotion_code }),
  }))
}
