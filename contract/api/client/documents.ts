import { getDocument, listDocuments } from '../documents'
import { toClientEndpoints } from './toClientEndpoints'

export const documentEndpoints = toClientEndpoints({ listDocuments, getDocument })
