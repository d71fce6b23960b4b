import { paths, type PageName } from '../contract/site/paths'

export { paths, type PageName }

/** The path of a page with its `:id` filled in. */
export function pathTo(page: PageName, id?: string | number): string {
  return paths[page].replace(':id', encodeURIComponent(id ?? ''))
}

/** The categories' constants, in the order of the shop's links. */
export const categoryIds = {
  coffee: 2,
  tea: 1,
  accessories: 3,
  herbalTeas: 4,
  equipment: 5,
} as const
type CategoryName = keyof typeof categoryIds

/** The name of the category with this identifier; undefined for any other identifier. */
export function categoryNamed(id: string): CategoryName | undefined {
  const names = Object.keys(categoryIds) as CategoryName[]
  return names.find((name) => String(categoryIds[name]) === id)
}
