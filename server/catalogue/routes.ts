import type { FastifyInstance, FastifyReply } from 'fastify'
import * as rows from '../../contract/catalogue'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { Refusal } from '../problems/Refusal'
import { serve } from '../serve'
import type { Services } from '../services'
import { revalidate } from './revalidate'
import * as queries from './queries'
import * as rules from './rules'

/** The public calls of the catalogue. */
export function registerCatalogue(app: FastifyInstance, { database, clock }: Services): void {
  const { sql } = database

  app.register((scope, _options, done) => {
    scope.addHook('onSend', revalidate)

    serve(scope, rows.listProducts, ({ query, reply }) => list(reply, rules.toListing(query)))

    serve(scope, rows.listProductsByCategory, async ({ params, query, reply }) => {
      const listing = rules.toListing(query)
      const categoryId = rules.readCategoryId(params.categoryId)
      if (categoryId !== undefined) return list(reply, { ...listing, categoryId })
      reply.header(rows.totalCountHeader, 0)
      return []
    })

    serve(scope, rows.listBestProducts, async () => {
      const since = rules.bestSince(clock())
      const best = await queries.listBestProducts(sql, { since, limit: rules.bestCount })
      return best.map(rules.toWireProduct)
    })

    serve(scope, rows.getProduct, async ({ params }) => {
      const product = await queries.findProduct(sql, params.id)
      if (!product) throw new Refusal(404, 'not_found', words.productUnknown)
      return rules.toWireProduct(product)
    })
    done()
  })

  async function list(reply: FastifyReply, listing: queries.Listing) {
    const products = await queries.listProducts(sql, listing)
    reply.header(rows.totalCountHeader, await queries.countProducts(sql, listing.categoryId))
    return products.map(rules.toWireProduct)
  }
}
