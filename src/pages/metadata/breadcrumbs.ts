import { categoryIds, type CategoryName } from '../../../contract/categories'
import { absoluteUrl, type PageSettings } from '../../../contract/site/pageSettings'
import { paths, pathTo } from '../../../contract/site/paths'
import type { Thing } from '../../../contract/site/renderer'
import { catalogueWords } from '../../../wording/catalogue'
import { layoutWords } from '../../../wording/layout'

/** A page below the home page: its name, and its path below the base path. */
export type Step = { name: string; path: string }

/** The steps from the home page to a page. https://schema.org/BreadcrumbList */
export function breadcrumbs(steps: Step[], settings: PageSettings): Thing {
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

export function stepsToShop({ wording }: PageSettings): Step[] {
  const { home, shop } = layoutWords[wording]
  return [
    { name: home, path: paths.home },
    { name: shop, path: paths.products },
  ]
}

export function categoryStep(name: CategoryName, { wording }: PageSettings): Step {
  return {
    name: catalogueWords[wording].categories[name],
    path: pathTo('category', categoryIds[name]).toLowerCase(),
  }
}
