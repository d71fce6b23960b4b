import { searchProducts, suggestProducts } from '../search'
import { toClientEndpoints } from './toClientEndpoints'

export const searchEndpoints = toClientEndpoints({ searchProducts, suggestProducts })
