import { readListUrl } from '../../../contract/site/listUrl'

/** The query arguments of a list at a URL with this query string. */
export const listArgs = (search: string) => readListUrl(new URLSearchParams(search))
