import { staffProblem } from '../staff/staffEndpoint'
import { toJsonSchema } from './toClientEndpoints'

export const staffProblemReply = toJsonSchema(staffProblem)
