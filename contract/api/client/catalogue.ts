import { listProducts, listProductsByCategory, listBestProducts, getProduct } from '../catalogue'
import { toClientEndpoints } from './toClientEndpoints'

export const catalogueEndpoints = toClientEndpoints({
  listProducts,
  listProductsByCategory,
  listBestProducts,
  getProduct,
})
