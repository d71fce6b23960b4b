import { problem } from '../problem'
import { toJsonSchema } from './toClientEndpoints'

export const problemReply = toJsonSchema(problem)
