import { asc, desc } from 'drizzle-orm'
import { documents } from '../database/schema'

/** The order of documents by day, and of one day with each invoice before what corrects it. */
export const oldestFirst = [asc(documents.day), desc(documents.kind), asc(documents.number)]
