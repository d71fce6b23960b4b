import { equipmentIds, foodIds } from '../../contract/categories'
import { factNames, type FactName, type Facts } from '../../contract/facts'

/** What decides which fields the law wants of a product. */
export type Described = {
  categoryId: number
  weightGrams: number | null
  picture: string | null
  facts: Facts
}
export type SheetField = FactName | 'picture'
const sheetFields: readonly SheetField[] = ['picture', ...factNames]
type Kind = 'food' | 'equipment'
type Requirement = { field: SheetField; isNeeded?: (product: Described) => boolean }

/** The code of the body that certifies an organic food, such as FR-BIO-01. */
const certifierCode = /[A-Z]{2}-[A-ZÖØ]{2,4}-[0-9]{2,3}/

/**
 * Regulation (EU) 1169/2011 art. 9 and 2018/848 art. 32; regulation (EU) 2023/988 art. 19. What is
 * only wanted “where it applies” (storage, origin, use, nutrition, warnings) the shop cannot know.
 */
const requirements: Record<Kind, Requirement[]> = {
  food: [
    { field: 'legalName' },
    { field: 'ingredients' },
    { field: 'netQuantity', isNeeded: ({ weightGrams }) => weightGrams === null },
    { field: 'operator', isNeeded: ({ facts }) => facts.operatorAddress !== undefined },
    { field: 'operatorAddress', isNeeded: ({ facts }) => facts.operator !== undefined },
  ],
  equipment: [
    { field: 'picture' },
    { field: 'manufacturer' },
    { field: 'manufacturerAddress' },
    { field: 'manufacturerContact' },
    { field: 'responsible', isNeeded: isFromOutside },
    { field: 'responsibleAddress', isNeeded: isFromOutside },
    { field: 'responsibleContact', isNeeded: isFromOutside },
    { field: 'model' },
  ],
}

/** The fields that the law wants of this product, and that it lacks, in the order of the columns. */
export function missingOnSheet(product: Described): SheetField[] {
  const kind = kindOf(product)
  if (!kind) return []
  const { facts } = product
  const missing = new Set(
    requirements[kind]
      .filter(({ field, isNeeded }) => lacks(product, field) && (isNeeded?.(product) ?? true))
      .map(({ field }) => field),
  )
  if (kind === 'food' && facts.organic && !certifierCode.test(facts.certifier ?? ''))
    missing.add('certifier')
  return sheetFields.filter((field) => missing.has(field))
}

function lacks({ picture, facts }: Described, field: SheetField): boolean {
  return field === 'picture' ? picture === null : facts[field] === undefined
}

function isFromOutside({ facts }: Described): boolean {
  return facts.manufacturerOutsideEu === true
}

export function isFood({ categoryId }: Pick<Described, 'categoryId'>): boolean {
  return foodIds.includes(categoryId)
}

function kindOf(product: Described): Kind | undefined {
  if (isFood(product)) return 'food'
  return equipmentIds.includes(product.categoryId) ? 'equipment' : undefined
}
