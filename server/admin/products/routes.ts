import type { FastifyInstance } from 'fastify'
import * as catalogue from '../../../contract/api/staff/staffCatalogue'
import * as endpoints from '../../../contract/api/staff/staffProducts'
import { catalogueFileName } from '../../../wording/catalogueFile'
import { productReplies as replies } from '../../../wording/replies/products'
import { exportCatalogue } from '../../catalogue/file/exportCatalogue'
import { registerEndpoint } from '../../http/registerEndpoint'
import { registerFiles } from '../../http/registerFiles'
import type { Services } from '../../services'
import { importFile, planFile } from './importFile'
import { findProductPage } from './listProducts'
import { previewProduct } from './previewProduct'
import { readProduct } from './readProduct'
import { recordMovement } from './recordMovement'
import { changeProduct, createProduct } from './saveProduct'
import { storeUpload } from './storeUpload'

type Needs = Pick<Services, 'database' | 'clock' | 'pictures' | 'settings'>

/** What the staff does with products. */
export function registerProductDesk(app: FastifyInstance, services: Needs): void {
  const { database, pictures, clock } = services
  const { sql } = database

  registerEndpoint(app, endpoints.listStaffProducts, async ({ query }) => {
    const { listed, next } = await findProductPage(sql, query)
    return {
      products: listed.map(({ priceCents, ...row }) => ({ ...row, cents: priceCents })),
      next,
    }
  })

  registerEndpoint(app, endpoints.getStaffProduct, ({ params }) =>
    readProduct(sql, Number(params.id)),
  )

  registerEndpoint(app, endpoints.createStaffProduct, async ({ body, staff }) => {
    const { id, notes } = await createProduct(services, { ...body, by: staff.id })
    const product = await readProduct(sql, id)
    return { product, message: [replies.created(product.serial), ...notes].join(' ') }
  })

  registerEndpoint(app, endpoints.changeStaffProduct, async ({ params, body, staff }) => {
    const id = Number(params.id)
    const notes = await changeProduct(services, { ...body, id, by: staff.id })
    return { product: await readProduct(sql, id), message: [replies.changed, ...notes].join(' ') }
  })

  registerEndpoint(app, endpoints.previewStaffProduct, async ({ body }) => ({
    product: await previewProduct(services, body),
  }))

  registerEndpoint(app, endpoints.moveStaffStock, async ({ params, body, staff }) => {
    const id = Number(params.id)
    const before = await recordMovement(services, { ...body, id, by: staff.id })
    const product = await readProduct(sql, id)
    const { stock } = product
    return {
      product,
      message: before ? replies.movedBefore(body.act, before, stock) : replies.stockMoved(stock),
    }
  })

  registerEndpoint(app, catalogue.exportStaffCatalogue, async () => ({
    file_name: catalogueFileName(clock()),
    csv: await exportCatalogue(services),
  }))

  registerFiles(app, (files) => {
    registerEndpoint(files, endpoints.uploadStaffPicture, async ({ body }) => ({
      file: await storeUpload(pictures, body),
    }))

    registerEndpoint(files, catalogue.planStaffImport, ({ body }) => planFile(services, body))

    registerEndpoint(files, catalogue.importStaffCatalogue, async ({ params, body, staff }) => {
      const asked = { bytes: body, plan: params.id, by: staff.id }
      const { added, changed } = await importFile(services, asked)
      return { message: replies.imported(added, changed) }
    })
  })
}
