import type { PageModule, ShownPage } from '../pages/PageModule'
import { lazyPage, type LazyPage } from './lazyPage'

/** Pages that another page's module shows. */
const shared: Partial<Record<ShownPage, ShownPage>> = { category: 'products', newestOrder: 'order' }
const pages = new Map<string, LazyPage>()

/** The page of this name: `termsOfSale` is in `src/pages/TermsOfSalePage.tsx`. */
export function pageNamed(page: ShownPage): LazyPage {
  const name = shared[page] ?? page
  const module = name.charAt(0).toUpperCase() + name.slice(1)
  const known = pages.get(module) ?? lazyPage(`${module}Page`, () => importPage(module))
  pages.set(module, known)
  return known
}

/** The build makes a chunk of each module, without the exports that only the server uses. */
function importPage(module: string): Promise<PageModule> {
  return import(
    /* webpackChunkName: "[request]", webpackExports: ["Page", "load", "head"] */ `../pages/${module}Page`
  ) as Promise<PageModule>
}
