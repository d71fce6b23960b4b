import path from 'node:path'
import { toCents } from '../contract/amounts'
import { formatAmount } from '../src/ui/Price'
import { expect, test } from './journey'
import { open, press, seesHeading, signIn } from './page'
import { addOnScreen } from './shopping'
import { speechOf } from './speech'
import { words } from './words'

test('an empty sign-in names what is missing, and waits at the first field', async ({ page }) => {
  await open(page, 'login')
  await page.getByRole('button', { name: words.session.signInButton }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await speechOf(page, 'form')).toEqual([
    'form',
    'StaticText “E-mail”',
    'textbox “E-mail” invalid focused required (Ce champ est requis.)',
    'StaticText “Ce champ est requis.”',
    'StaticText “Mot de passe”',
    'textbox “Mot de passe” invalid required (Ce champ est requis.)',
    'button “Afficher le mot de passe”',
    'StaticText “Ce champ est requis.”',
    'alert',
    'StaticText “Tout les champs sont requis”',
    'button “Se connecter”',
  ])
})

test('a screen reader is given the cart and its payment', async ({
  page,
  client: { person },
  catalogue: { all },
}) => {
  const [product, other] = all.filter(({ product_stock }) => product_stock > 5)
  await signIn(page, person)
  await addOnScreen(page, product!.product_serial_number)
  await addOnScreen(page, other!.product_serial_number)
  await page.goto('panier')
  await seesHeading(page, words.cart.title)
  await page.getByRole('button', { name: words.cart.pay }).waitFor()

  await test.step('each line of the cart is a row, whose controls name their product', async () => {
    const row = (name: string, price: number) => [
      'row',
      `rowheader “${name}”`,
      `link “${name}”`,
      `cell “Un de moins : ${name} 1 Un de plus : ${name}”`,
      `button “Un de moins : ${name}” disabled`,
      `spinbutton “Quantité de ${name}” = 1`,
      `button “Un de plus : ${name}”`,
      `cell “${formatAmount(toCents(price))} €”`,
      `cell “Supprimer ${name} du panier”`,
      `button “Supprimer ${name} du panier”`,
    ]
    const lines = await speechOf(page, 'table', words.cart.lines)
    const plain = (line: string) => line.replaceAll('\u00a0', ' ')
    expect(lines.map(plain)).toEqual(
      [
        'table “Produits du panier”',
        'row',
        'columnheader “Produit”',
        'columnheader “Quantité”',
        'columnheader “Prix”',
        'columnheader “Supprimer”',
        ...row(product!.product_name, product!.product_price),
        ...row(other!.product_name, other!.product_price),
      ].map(plain),
    )
  })

  await test.step('the delivery is a group of two choices', async () => {
    expect(await speechOf(page, 'group', words.cart.delivery)).toEqual([
      'group “Livraison”',
      'radio “Retrait en magasin” checked',
      'radio “Livraison à domicile” checked=false',
    ])
  })

  await test.step('what will be owed is told whenever it changes, and what the button does', async () => {
    const owed = await page.locator('[aria-live=polite] dd').first().innerText()
    const lines = await speechOf(page, 'region', words.cart.summary)
    expect(lines.slice(lines.indexOf('term “Retrait à”'))).toEqual([
      'term “Retrait à”',
      'definition',
      'StaticText “1 rue du Comptoir, 41000 Blois”',
      'DescriptionList',
      'term “Total”',
      'definition',
      `StaticText “${owed}”`,
      'definition',
      'StaticText “Prix en euros, toutes taxes comprises.”',
      'button “Commander avec obligation de paiement”',
      'StaticText “Paiement de démonstration\u00a0: aucune donnée bancaire n’est demandée, aucun argent n’est débité.”',
    ])
  })

  await test.step('what was paid is news, which has the focus until the order is there', async () => {
    await press(page, words.cart.pay)
    await page.getByText(/est enregistrée\.$/).waitFor()
    const heard = await speechOf(page, 'status')
    await seesHeading(page, words.orders.title)
    const order = path.basename(new URL(page.url()).pathname)
    expect(heard).toEqual([
      'status focused',
      `StaticText “Votre commande nº\u00a0${order} est enregistrée.”`,
    ])
  })
})
