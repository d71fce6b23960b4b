import { writeToShop } from '../contact'
import { toClientEndpoints } from './toClientEndpoints'

export const contactEndpoints = toClientEndpoints({ writeToShop })
