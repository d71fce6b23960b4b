import { describeWhere, testWhere } from './testWhere'

const isThere = Boolean(process.env.TEST_DATABASE_URL)

/**
 * A test that runs on PostgreSQL alone: the embedded database has one connection and no network, and
 * there one transaction does not wait while others go on.
 */
export const onPostgresql = testWhere(isThere)

/** The same of a group of tests. */
export const describeOnPostgresql = describeWhere(isThere)
