import type { CategoryName } from '../contract/categories'

export const categoryWords: Readonly<Record<CategoryName, string>> = {
  coffee: 'Café',
  tea: 'Thé',
  accessories: 'Accessoires',
  herbalTeas: 'Tisanes',
  equipment: 'Équipements',
}
