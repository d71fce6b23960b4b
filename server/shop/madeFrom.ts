import type { PageSettings } from '../../contract/site/pageSettings'
import { toPageSettings } from '../settings'

/** Something made from what the pages show of the settings, and made again once they change. */
export function madeFrom<Made>(
  settings: PageSettings,
  make: (shown: PageSettings) => Made,
): () => Made {
  let last: (Pick<PageSettings, 'seller' | 'means'> & { made: Made }) | undefined
  return () => {
    const { seller, means } = settings
    if (last?.seller !== seller || last.means !== means)
      last = { seller, means, made: make(toPageSettings(settings)) }
    return last.made
  }
}
