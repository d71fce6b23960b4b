import { decrementLine, deleteLine, incrementLine, setQuantity } from '../cart'
import { toClientEndpoints } from './toClientEndpoints'

export const lineEndpoints = toClientEndpoints({
  decrementLine,
  incrementLine,
  deleteLine,
  setQuantity,
})
