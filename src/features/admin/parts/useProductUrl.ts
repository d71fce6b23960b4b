import { pathTo } from '../../../../contract/site/paths'
import { useSettings } from '../../../ui/Shop'

/** Where shoppers see a product, for a link out of the admin. */
export function useProductUrl(serial: string): string {
  const { basePath } = useSettings()
  return basePath.slice(0, -1) + pathTo('product', serial)
}
