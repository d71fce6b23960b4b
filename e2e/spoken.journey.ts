import path from 'node:path'
import { toCents } from '../contract/amounts'
import type { ProductReply } from '../contract/api/catalogue'
import { formatAmount } from '../src/ui/Price'
import { expect, test } from './journey'
import { field, open, press, seesHeading, signIn } from './page'
import { acceptConditions } from './shopping'
import { words } from './words'

const { cart, session } = words

test('an empty sign-in names what is missing, and waits at the first field', async ({ page }) => {
  await open(page, 'login')
  await page.getByRole('button', { name: session.signInButton }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
    - /children: equal
    - text: E-mail
    - textbox "E-mail" [invalid]
    - paragraph: Ce champ est requis.
    - text: Mot de passe
    - textbox "Mot de passe" [invalid]
    - button "Afficher le mot de passe"
    - paragraph: Ce champ est requis.
    - alert: Tout les champs sont requis
    - button "Se connecter"`)
  await expect(field(page, session.email)).toBeFocused()
  for (const label of [session.email, session.password]) {
    await expect(field(page, label)).toHaveAccessibleDescription('Ce champ est requis.')
    await expect(field(page, label)).toHaveAttribute('aria-required', 'true')
  }
})

test('a screen reader is given the cart and its payment', async ({
  page,
  client,
  catalogue: { all },
}) => {
  const [product, other] = all.filter(({ product_stock }) => product_stock > 5)
  await client.add(product!, other!)
  await signIn(page, client.person)
  await page.goto('panier')

  await test.step('each line of the cart is a row, whose controls name their product', async () => {
    const row = ({ product_name: name, product_price }: ProductReply) => `
    - row:
      - rowheader "${name}":
        - link "${name}"
      - 'cell "Un de moins : ${name} 1 Un de plus : ${name}"':
        - 'button "Un de moins : ${name}" [disabled]'
        - spinbutton "Quantité de ${name}": "1"
        - 'button "Un de plus : ${name}"'
      - cell /^${formatAmount(toCents(product_price))} € ${formatAmount(toCents(product_price))} € pièce/
      - cell "Supprimer ${name} du panier":
        - button "Supprimer ${name} du panier"`
    await expect(page.getByRole('table', { name: cart.lines })).toMatchAriaSnapshot(`
  - rowgroup:
    - row:
      - columnheader "Produit"
      - columnheader "Quantité"
      - columnheader "Prix"
      - columnheader "Supprimer"
  - rowgroup:
    - /children: equal${row(product!)}${row(other!)}`)
  })

  await test.step('the delivery is a group of two choices, and the sum is said where it changes', async () => {
    const owed = await page.locator('[aria-live=polite] dd').first().innerText()
    await expect(page.getByRole('region', { name: cart.summary })).toMatchAriaSnapshot(`
    - group "Livraison":
      - radio "Retrait en boutique" [checked]
      - radio "Livraison à domicile" [checked=false]
    - group "Paiement":
      - radio "Paiement de démonstration" [checked]
    - term: Sous-total
    - definition: ${owed}
    - term: /dont TVA/
    - definition: /€/
    - term: Retrait à
    - definition: 1 rue du Comptoir, 41000 Blois
    - definition: /Votre commande sera prête à partir de .*/
    - checkbox "J’ai lu et j’accepte les conditions générales de vente (nouvel onglet)."
    - link "conditions générales de vente (nouvel onglet)"
    - term: Total
    - definition: ${owed}
    - button "Commander avec obligation de paiement"
    - paragraph: Prix en euros, toutes taxes comprises.`)
  })

  await test.step('what was paid is news, which has the focus until the order is there', async () => {
    await acceptConditions(page)
    await press(page, cart.pay)
    const news = page.getByRole('main').getByRole('status')
    await expect(news).toBeFocused()
    const said = await news.innerText()
    await seesHeading(page, words.orders.title)
    const order = path.basename(new URL(page.url()).pathname)
    expect(said).toBe(`Votre commande n°\u00a0${order} est enregistrée.`)
  })
})
