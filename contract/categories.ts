/** The categories' identifiers, which the specification fixes, in the order of the shop's links. */
export const categoryIds = {
  coffee: 2,
  tea: 1,
  accessories: 3,
  herbalTeas: 4,
  equipment: 5,
} as const
export type CategoryName = keyof typeof categoryIds

/** Each category's name and identifier, in the order of the shop's links. */
export const categories = Object.entries(categoryIds) as [CategoryName, number][]

/** The name of the category with this identifier; undefined for any other identifier. */
export function categoryNamed(id: string | number): CategoryName | undefined {
  return categories.find(([, one]) => String(one) === String(id))?.[0]
}

/** The categories of food, for which the law and the VAT have rules of their own. */
export const foodIds: readonly number[] = [
  categoryIds.tea,
  categoryIds.coffee,
  categoryIds.herbalTeas,
]
/** The categories of things. */
export const equipmentIds: readonly number[] = [categoryIds.accessories, categoryIds.equipment]
