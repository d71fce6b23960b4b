import { categoryNamed } from '../../../contract/categories'
import { pageSize } from '../../../contract/lists'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { pathTo } from '../../../contract/site/paths'
import type { Thing } from '../../../contract/site/renderer'
import type { ProductPage } from '../../features/catalogue/Product'
import { breadcrumbs, categoryStep, stepsToShop } from './breadcrumbs'

/** The structured data of a list's page: its breadcrumbs and its products. */
export function listThings(
  categoryId: string | undefined,
  list: ProductPage | undefined,
  page: number,
  settings: PageSettings,
): Thing[] {
  const name = categoryId === undefined ? undefined : categoryNamed(categoryId)
  const steps = [...stepsToShop(settings), ...(name ? [categoryStep(name, settings)] : [])]
  const trail = breadcrumbs(steps, settings)
  return list?.products.length ? [trail, itemList(list, page, settings)] : [trail]
}

/** The products of a page, by their position in the whole list. https://schema.org/ItemList */
function itemList({ products, total }: ProductPage, page: number, settings: PageSettings): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ serial, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      name,
      url: absoluteUrl(pathTo('product', serial), settings),
    })),
  }
}
