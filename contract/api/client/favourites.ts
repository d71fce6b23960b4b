import {
  addFavourites,
  listFavourites,
  listProductsByReference,
  removeFavourite,
} from '../favourites'
import { toClientEndpoints } from './toClientEndpoints'

export const favouriteEndpoints = toClientEndpoints({
  listProductsByReference,
  listFavourites,
  addFavourites,
  removeFavourite,
})
