import type { ProductReply } from '../contract/api/catalogue'
import { addOverApi, cataloguesOf, orderOverApi, registerOverApi } from './api'
import { changeProduct } from './changeProduct'
import { newPerson, type Person } from './people'
import type { ShopServer } from './shopServer'

const name = 'Théière-samovar électrothermorégulatrice en porcelaine de Limoges et sa lampe'

/** Whose every line is longer than the screens would like it. */
export function longPerson(): Person {
  const person = newPerson()
  return {
    ...person,
    firstName: 'Marie-Philippine-Wilhelmine',
    lastName: 'de Montmorency-Luxembourg-Beaufort',
    email: person.email.replace('@', '-de-montmorency@correspondance-personnelle.'),
    address:
      'Résidence Anne-de-Bretagne, bâtiment C, escalier 12, 1299 boulevard du Maréchal-de-Lattre-de-Tassigny, 41350 Saint-Gervais-la-Forêt',
  }
}

type Sold = { dear: ProductReply; order: string }

/** A chosen product with a long name for 1 299,00 €; an order and a cart of it and of the longest names. */
export async function sellLongWords(shop: ShopServer, person: Person): Promise<Sold> {
  await changeProduct(shop, { nom: name, prix: '1299,00', stock_compte: '8', vedette: 'oui' })
  const { all } = await cataloguesOf(shop.url)
  const longest = all
    .filter(({ product_stock }) => product_stock > 2)
    .sort((one, other) => other.product_name.length - one.product_name.length)
    .slice(0, 3)
  const dear = longest[0]!
  const client = await registerOverApi(shop.url, person)
  const order = await orderOverApi(shop.url, client, [dear, ...longest], person.address)
  for (const product of [dear, ...longest]) await addOverApi(shop.url, client, product)
  // Two are left: it says so everywhere.
  await shop.command('stock', 'CAF-001', '2')
  return { dear, order }
}
