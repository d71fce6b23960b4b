import type { FastifyInstance } from 'fastify'
import * as rows from '../../contract/catalogue'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { Refusal } from '../problems/Refusal'
import { serve } from '../serve'
import type { Services } from '../services'
import { catalogueAnswers } from './answers'
import { revalidate } from './revalidate'

/** The public calls of the catalogue. */
export function registerCatalogue(app: FastifyInstance, services: Services): void {
  const answers = catalogueAnswers(services)

  app.register((scope, _options, done) => {
    scope.addHook('onSend', revalidate)

    serve(scope, rows.listProducts, async ({ query, reply }) => {
      const { products, total } = await answers.listProducts(query)
      reply.header(rows.totalCountHeader, total)
      return products
    })

    serve(scope, rows.listProductsByCategory, async ({ params, query, reply }) => {
      const { products, total } = await answers.listProductsByCategory(params.categoryId, query)
      reply.header(rows.totalCountHeader, total)
      return products
    })

    serve(scope, rows.listBestProducts, () => answers.listBestProducts())

    serve(scope, rows.getProduct, async ({ params }) => {
      const product = await answers.getProduct(params.id)
      if (!product) throw new Refusal(404, 'not_found', words.productUnknown)
      return product
    })
    done()
  })
}
