import { getHome } from '../home'
import { toClientEndpoints } from './toClientEndpoints'

export const homeEndpoints = toClientEndpoints({ getHome })
