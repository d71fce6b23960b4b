import { readListUrl } from '../../../contract/site/listUrl'

/** What is asked for a list at a URL with this query string. */
export const listArgs = (search: string) => readListUrl(new URLSearchParams(search))
