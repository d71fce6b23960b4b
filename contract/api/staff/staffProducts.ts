import * as z from 'zod/mini'
import { categories } from '../../categories'
import { productViews } from '../../productViews'
import { stockActs } from '../../stockCauses'
import { maxPictureBytes } from '../../site/uploads'
import { staffEndpoint } from './staffEndpoint'
import { short } from './staffOrder'
import {
  changedProduct,
  previewedProduct,
  productParams,
  staffProduct,
  staffProductSummary,
  typedProduct,
} from './staffProduct'
import { everyone, manager, preparing } from '../../staffRights'

export const listStaffProducts = staffEndpoint({
  name: 'listStaffProducts',
  method: 'GET',
  path: '/api/admin/products',
  may: everyone,
  summary: 'Products by name, retired ones too, or those that match; a page at a time',
  query: z.object({
    q: z.optional(short(100)),
    view: z.optional(z.enum(productViews)),
    category: z.optional(z.enum(categories.map(([, id]) => String(id)))),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  }),
  problems: [400, 401, 403],
  reply: z.object({ products: z.array(staffProductSummary), next: z.nullable(z.string()) }),
})

export const getStaffProduct = staffEndpoint({
  name: 'getStaffProduct',
  method: 'GET',
  path: '/api/admin/products/:id',
  may: everyone,
  summary: 'A product with its cells, its pictures, its stock and everything done to it',
  params: productParams,
  problems: [400, 401, 403, 404],
  reply: staffProduct,
})

export const createStaffProduct = staffEndpoint({
  name: 'createStaffProduct',
  method: 'POST',
  path: '/api/admin/products',
  may: manager,
  summary: 'Add a product; its reference stays for ever',
  body: z.object({ serial: short(100), ...typedProduct }),
  problems: [400, 401, 403],
  reply: changedProduct,
})

export const changeStaffProduct = staffEndpoint({
  name: 'changeStaffProduct',
  method: 'POST',
  path: '/api/admin/products/:id',
  may: manager,
  summary: 'Change the cells that are given, or the pictures; the stock has movements',
  params: productParams,
  body: z.object({
    /** Of the product that the form showed; another one means that somebody was faster. */
    version: short(64),
    ...typedProduct,
  }),
  problems: [400, 401, 403, 404, 409],
  reply: changedProduct,
})

export const previewStaffProduct = staffEndpoint({
  name: 'previewStaffProduct',
  method: 'POST',
  path: '/api/admin/products/preview',
  may: manager,
  summary: 'A product as the shop would show it with these cells; nothing changes',
  body: z.object({
    /** The product that the cells change; null for a new one. */
    id: z.nullable(z.int().check(z.positive(), z.maximum(999_999_999))),
    cells: typedProduct.cells,
  }),
  problems: [400, 401, 403, 404],
  reply: previewedProduct,
})

export const moveStaffStock = staffEndpoint({
  name: 'moveStaffStock',
  method: 'POST',
  path: '/api/admin/products/:id/stock',
  may: preparing,
  summary: 'Pieces arrived, were counted or are lost; the same key is counted once',
  params: productParams,
  body: z.object({
    act: z.enum(stockActs),
    pieces: short(20),
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  problems: [400, 401, 403, 404, 409],
  reply: changedProduct,
})

export const uploadStaffPicture = staffEndpoint({
  name: 'uploadStaffPicture',
  method: 'POST',
  path: '/api/admin/pictures',
  may: manager,
  summary: 'Store a picture, and answer the name by which a product has it',
  file: { maxBytes: maxPictureBytes },
  problems: [400, 401, 403, 429],
  reply: z.object({ file: z.string() }),
  // Each is decoded whole.
  limits: { perAddress: { max: 200, minutes: 10 } },
})
