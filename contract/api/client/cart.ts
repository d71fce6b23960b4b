import { getCart, addToCart, decrementLine, incrementLine, deleteLine, setQuantity } from '../cart'
import { toClientEndpoints } from './toClientEndpoints'

export const cartEndpoints = toClientEndpoints({
  getCart,
  addToCart,
  decrementLine,
  incrementLine,
  deleteLine,
  setQuantity,
})
