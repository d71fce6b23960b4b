import { listFormats } from '../catalogue'
import { toClientEndpoints } from './toClientEndpoints'

export const formatEndpoints = toClientEndpoints({ listFormats })
