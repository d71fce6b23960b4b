import {
  listProducts,
  listProductsByCategory,
  listBestProducts,
  getProduct,
  listRelated,
} from '../catalogue'
import { toClientEndpoints } from './toClientEndpoints'

export const catalogueEndpoints = toClientEndpoints({
  listProducts,
  listProductsByCategory,
  listBestProducts,
  getProduct,
  listRelated,
})
