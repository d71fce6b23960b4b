import { pageSize } from '../../../contract/lists'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import type { Thing } from '../../../contract/site/renderer'
import type { ProductPage } from '../../features/catalogue/Product'
import { pathTo } from '../../paths'

/** A page on the way to another: its name, and its path below the base path. */
export type Step = { name: string; path: string }

/** The way from the home page to a page. https://schema.org/BreadcrumbList */
export function trailThing(steps: Step[], settings: PageSettings): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, settings),
    })),
  }
}

/** The products of a page of a list, by their place in the whole list. https://schema.org/ItemList */
export function listThing(
  { products, total }: ProductPage,
  page: number,
  settings: PageSettings,
): Thing {
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
