import type { products } from '../server/database/schema'

type Product = Partial<typeof products.$inferInsert>

/** Two pages of products, in three of the five categories; prices rise with the references, and the last coffee is in beans. */
export function smallCatalogue(): Product[] {
  const coffees = Array.from({ length: 22 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    const priceCents = 690 + index * 35
    const facts = number === '22' ? { beans: true as const } : {}
    return { serial: `CAF-${number}`, name: `Café ${number}`, priceCents, facts, categoryId: 2 }
  })
  const teas = [
    { serial: 'THE-01', name: 'Sencha', priceCents: 1490, stock: 2 },
    { serial: 'THE-02', name: 'Darjeeling', priceCents: 1590, stock: 0 },
    { serial: 'THE-03', name: 'Oolong', priceCents: 1690 },
  ].map((tea) => ({ ...tea, categoryId: 1 }))
  const herbalTea = { serial: 'TIS-01', name: 'Verveine', priceCents: 1790, categoryId: 4 }
  const common = {
    description: 'Une tasse ronde et claire.',
    country: 'Éthiopie',
    weightGrams: 250,
  }
  return [...coffees, ...teas, herbalTea].map((product) => ({ ...common, ...product }))
}
