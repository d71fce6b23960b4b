import { homeWords } from '../../../wording/home'
import { useSettings, useWords } from '../../ui/Shop'
import { useGetHomeQuery } from './homeApi'
import { toHomeWords } from './HomeWords'

/** What the home page says; waiting while it may become another text than the default one. */
export function useHome() {
  const words = useWords(homeWords)
  const { apiHost } = useSettings()
  const { currentData: own, error } = useGetHomeQuery(undefined)
  return {
    words: toHomeWords(words, own),
    isWaiting: own === undefined && !error && !apiHost,
  }
}
