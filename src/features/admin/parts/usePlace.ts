import { useSearchParams } from 'react-router-dom'

/** The row after which a long list continues, as its URL says it; undefined at its beginning. */
export const usePlace = () => useSearchParams()[0].get('apres') || undefined
