import type { FastifyInstance } from 'fastify'
import { getHome } from '../../contract/api/home'
import type { CatalogueCache } from '../cache/CatalogueCache'
import { registerEndpoint } from '../http/registerEndpoint'
import type { Services } from '../services'
import { homeReply } from '../shop/homeReply'
import { replyCache } from './replyCache'

/** What the home page says, for the route and for the rendered page. */
export function homeReplies({ shopSettings }: Pick<Services, 'shopSettings'>) {
  return {
    getHome: async () => homeReply((await shopSettings.read()).home),
  }
}
export type HomeReplies = ReturnType<typeof homeReplies>

export function registerHome(
  app: FastifyInstance,
  publicReplies: HomeReplies,
  catalogueCache: CatalogueCache,
): void {
  registerEndpoint(app, getHome, () => publicReplies.getHome(), replyCache(catalogueCache))
}
