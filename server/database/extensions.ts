import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/**
 * The extensions of the embedded database, which search needs. A PostgreSQL server has its own;
 * both are trusted there, so that the owner of a database may create them.
 */
export const extensions = { pg_trgm, unaccent }
