import { createHash } from 'node:crypto'
import { storageKeys } from '../../contract/site/storageKeys'
import { accountWords } from '../account'
import { accountDeleted } from '../mails/accountDeleted'
import { orderPaymentWords } from '../orderPayment'
import { accessibility } from './accessibility'
import type { LegalText, Seller } from './legalText'
import { legalNotice } from './legalNotice'
import { privacy } from './privacy'
import { storedTerms } from './storedTerms'
import { termsOfSale } from './termsOfSale'
import { termsOfUse } from './termsOfUse'

/** No two facts are the same text. */
const said = (fact: string) => `${fact} que dit le commerçant`
const seller: Seller = {
  name: 'Comptoir',
  address: said('adresse'),
  email: said('e-mail'),
  phone: said('téléphone'),
  legalName: said('dénomination'),
  legalForm: said('forme'),
  capital: said('capital'),
  siret: said('SIRET'),
  rcs: said('RCS'),
  vatNumber: said('TVA'),
  vatFranchise: false,
  publisher: said('direction'),
  hosting: said('hébergement'),
  mediator: said('médiation'),
  eprPackaging: said('emballages'),
  eprElectrical: said('appareils'),
  eprBatteries: said('piles'),
  accessibility: 'none',
}
const shop = { seller, means: ['demonstration' as const] }

/** Every word of a page, on one line, with plain spaces. */
const wholeText = (text: LegalText) => JSON.stringify(text).replace(/\s+|\\n/g, ' ')

// spec: 1.18, 1.20, 9.12
// law: prices-with-tax
test('the terms of sale give 3 to 5 working days, 14 days to withdraw, and prices with tax', () => {
  const text = wholeText(termsOfSale(shop))
  expect(text).toMatch(/3 à 5 jours ouvrés/)
  expect(text).toMatch(/Droit de rétractation de 14 jours/)
  expect(text).toMatch(/sans donner de motif et sans pénalité, pendant 14 jours/)
  expect(text).toMatch(/toutes taxes comprises/)
})

// law: delivery-time
test('the terms of sale promise no fee and no place of delivery beyond what the cart says', () => {
  const text = wholeText(termsOfSale(shop))
  expect(text).toMatch(/pour une livraison à domicile, des frais de livraison/)
  expect(text).toMatch(/aux dates que le panier affiche avant la commande/)
  expect(text).toMatch(/et les frais de livraison d’une commande rendue en entier/)
  expect(text).not.toMatch(/Aucuns frais de livraison|sans frais, en France métropolitaine/)
})

// spec: 1.19
// law: withdrawal-exceptions
test('sealed food goes back while sealed, equipment also when opened', () => {
  const text = wholeText(termsOfSale(shop))
  expect(text).toMatch(
    /Cafés, thés et tisanes : ils sont repris tant que leur emballage est scellé/,
  )
  expect(text).toMatch(/équipements : ils sont repris même si leur emballage a été ouvert/)
})

// law: withdrawal-notice
test('the notice names the page on which one withdraws, and what is acknowledged', () => {
  const site = { publicUrl: 'https://comptoir.example', basePath: '/boutique/' }
  const text = wholeText(termsOfSale({ ...shop, ...site }))
  expect(text).toContain(
    'Vous pouvez également exercer votre droit de rétractation en ligne sur https://comptoir.example/boutique/retractation. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par e-mail), y compris son contenu ainsi que la date et l’heure de sa soumission.',
  )
  expect(text).toMatch(/Formulaire type de rétractation/)
  expect(wholeText(privacy(shop))).toMatch(/cinq ans après la déclaration/)
})

test('an order that awaits its payment is given up by the button of its page, one that is paid by the link', () => {
  const text = wholeText(termsOfSale(shop))
  expect(text).toMatch(
    /une fois la commande payée, sur la page de votre commande et dans ses e-mails/,
  )
  expect(text).toContain(
    `tant que la commande attend son paiement, par le bouton « ${orderPaymentWords.specified.giveUp} » de sa page`,
  )
})

// spec: 1.21, 1.23
test('the payment means that is switched on is named; the others are said to be off', () => {
  const text = wholeText(termsOfSale(shop))
  expect(text).toMatch(/Le seul moyen de paiement actif est le paiement de démonstration/)
  expect(text).toMatch(/Ni la carte bancaire, ni PayPal, ni le virement ne sont proposés/)
})

// law: personal-data-information
test('a shop that takes money names each means, what comes back, and who receives data', () => {
  const real = { ...shop, means: ['card', 'transfer', 'counter'] as const }
  const sale = wholeText(termsOfSale(real))
  expect(sale).not.toMatch(/démonstration/)
  for (const name of [/carte bancaire/, /Virement bancaire/, /Paiement au comptoir/])
    expect(sale).toMatch(name)
  expect(sale).toMatch(/est rendue par Stripe/)
  expect(wholeText(termsOfUse(real))).toMatch(
    /le paiement en ligne, le virement bancaire et le paiement au comptoir/,
  )
  expect(wholeText(termsOfUse({ ...shop, means: ['transfer'] }))).toMatch(
    /Moyen de paiement proposé : le virement bancaire\. Les conditions générales de vente le décrivent/,
  )
  expect(sale).toMatch(/si la somme n’est pas arrivée à la date annoncée, la commande expire/)
  expect(wholeText(privacy(real))).toMatch(/Stripe Payments Europe, Limited/)
  const transfer = wholeText(privacy({ ...shop, means: ['transfer'] }))
  expect(transfer).toMatch(/le nom et l’IBAN du compte qui a payé/)
  expect(transfer).not.toMatch(/Stripe/)
})

test('a shop that has chosen no means yet says that it takes no orders, and names no demonstration', () => {
  const early = { ...shop, means: [] }
  for (const page of [termsOfUse, termsOfSale, privacy])
    expect(wholeText(page(early))).not.toMatch(/démonstration/)
  for (const page of [termsOfUse, termsOfSale])
    expect(wholeText(page(early))).toMatch(/ne prend pas de commandes/)
})

test('who pays at the counter is told to come without waiting for a state that follows the payment', () => {
  const atCounter = /dès le jour annoncé à la commande, sans attendre cet état/
  expect(wholeText(termsOfSale({ ...shop, means: ['card', 'counter'] }))).toMatch(atCounter)
  expect(wholeText(termsOfSale({ ...shop, means: ['card', 'transfer'] }))).not.toMatch(atCounter)
})

// law: personal-data-information
test('the privacy page names the telephone among the data of an order, and for the carrier', () => {
  const text = wholeText(privacy(shop))
  expect(text).toMatch(/adresse de livraison, téléphone, si vous le donnez/)
  expect(text).toMatch(/l’adresse de livraison et, si vous l’avez donné, votre téléphone/)
})

// spec: 1.22
// law: trackers
test('the privacy page says that there is no cookie and no tracker, and what the browser stores', () => {
  const text = wholeText(privacy(shop))
  expect(text).toMatch(/ne dépose aucun cookie, n’emploie aucun traceur/)
  for (const key of storageKeys) expect(text).toContain(`« ${key} »`)
  expect(text).toMatch(/cache du service worker.*pages de plus de 7 jours/)
  expect(text).toMatch(/IndexedDB, base « comptoir »/)
})

test('a client reads that the reviews go with the account, wherever the deletion is described', () => {
  for (const page of [termsOfUse, privacy]) {
    const deletion = page(shop).sections.find(({ id }) => id === 'suppression-du-compte')
    expect(JSON.stringify(deletion)).toMatch(/vos avis, .* sont effacés/)
  }
  const { deleteWarning } = accountWords.specified
  expect(deleteWarning).toMatch(/vos avis et vos données personnelles sont effacés/)
  expect(deleteWarning).toMatch(/sauf ce que la loi nous oblige à garder, comme les factures/)
  for (const isProven of [true, false])
    expect(accountDeleted(seller, { isProven }).text).toMatch(/Vos avis .* en sont effacés/)
})

// law: accessibility
test('the accessibility statement has the headings of the model, and claims no audit', () => {
  const statement = accessibility(shop)
  expect(statement.sections.map(({ title }) => title)).toEqual([
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Établissement de cette déclaration d’accessibilité',
    'Technologies utilisées pour la réalisation du site',
    'Environnement de test',
    'Outils pour évaluer l’accessibilité',
    'Pages du site ayant fait l’objet de la vérification de conformité',
    'Retour d’information et contact',
    'Voies de recours',
  ])
  const text = wholeText(statement)
  expect(text).toMatch(/est non conforme avec le RGAA 4\.1 : aucun audit de conformité/)
  expect(text).not.toMatch(/(partiellement|totalement) conforme/)
  expect(text).toMatch(/écrire au Défenseur des droits/)
})

// law: accessibility
test('the accessibility statement claims the rate of an audit that was set, and no other', () => {
  const declared = (text: string) =>
    wholeText(accessibility({ ...shop, seller: { ...seller, accessibility: text } }))
  expect(declared('audit:87,5')).toMatch(/révèle que 87,5 % des critères/)
  expect(declared('audit:87,5')).toMatch(/est partiellement conforme/)
  expect(declared('audit:100')).toMatch(/est totalement conforme/)
  for (const text of ['audit:87,5', 'audit:100']) {
    expect(declared(text)).toMatch(/rapport de l’audit|Son rapport/)
    expect(declared(text)).toMatch(/à disposition, et d’après les vérifications/)
    expect(declared(text)).not.toMatch(/[Ff]aute d’audit|aucun audit|Aucune page/)
  }
  for (const text of ['none', 'exempt', 'anything'])
    expect(declared(text)).not.toMatch(/(partiellement|totalement) conforme|% des critères/)
})

// law: vat-franchise
test('a seller under the franchise names no VAT number, and says the sentence of article 293 B', () => {
  const exempt = { ...shop, seller: { ...seller, vatFranchise: true, vatNumber: '' } }
  for (const page of [legalNotice, termsOfSale]) {
    expect(wholeText(page(exempt))).toContain('TVA non applicable, art. 293 B du CGI')
    expect(wholeText(page(exempt))).not.toMatch(/intracommunautaire|taxes comprises|incluse/)
    expect(wholeText(page(shop))).not.toMatch(/293 B/)
  }
})

test('a person who cannot use something reads the seller’s e-mail and telephone', () => {
  const reachable = { ...seller, email: 'bonjour@comptoir.test', phone: '01 99 00 00 00' }
  const text = wholeText(accessibility({ ...shop, seller: reachable }))
  expect(text).toMatch(/écrivez à bonjour@comptoir\.test ou appelez le 01 99 00 00 00/)
  const silent = wholeText(accessibility({ ...shop, seller: { ...seller, email: '' } }))
  expect(silent).toMatch(/à compléter par le commerçant : adresse e-mail/)
})

// law: identity
test('the legal notice says who sells, publishes and hosts', () => {
  const { name, legalName, legalForm, capital, siret, rcs, vatNumber, ...others } = seller
  const { address, email, phone, publisher, hosting } = others
  const numbers = [capital, siret, rcs, vatNumber]
  const shown = [name, legalName, legalForm, ...numbers, address, email, phone, publisher, hosting]
  for (const fact of shown) expect(wholeText(legalNotice(shop))).toContain(fact)
})

// law: identity
test.each(['RCS Blois 123 456 789', 'Blois 123 456 789'])(
  'the register is named once before the entry “%s”',
  (rcs) => {
    expect(wholeText(legalNotice({ ...shop, seller: { ...seller, rcs } }))).toContain(
      '"Registre du commerce et des sociétés : Blois 123 456 789"',
    )
  },
)

// law: identity
test('a missing setting of the seller is visible on the pages', () => {
  const missing = { ...shop, seller: { ...seller, siret: '' } }
  const pages = [legalNotice, termsOfUse, termsOfSale, privacy, accessibility]
  for (const page of pages) expect(wholeText(page(shop))).not.toMatch(/à compléter/)
  for (const page of [legalNotice, termsOfSale])
    expect(wholeText(page(missing))).toMatch(/à compléter par le commerçant : numéro SIRET/)
})

// law: mediator
test('the mediator is named in the terms of sale and the legal notice, or is seen to be missing', () => {
  const missing = { ...shop, seller: { ...seller, mediator: '' } }
  for (const page of [legalNotice, termsOfSale]) {
    expect(wholeText(page(shop))).toContain(` : ${seller.mediator}`)
    expect(wholeText(page(missing))).toMatch(/à compléter par le commerçant : [^\]]+ du médiateur/)
  }
})

// law: producer-identifiers
test('the producer’s identifiers are in the terms of sale and the legal notice, by stream', () => {
  const given = { ...shop, seller: { ...seller, eprPackaging: 'FR000000_01XXXX' } }
  for (const page of [termsOfSale, legalNotice])
    expect(wholeText(page(given))).toMatch(/Emballages : FR000000_01XXXX/)
})

// law: take-back
test('an old appliance is taken back for a new one; a stream without object is not named', () => {
  const takeBack = /nous reprenons sans frais un appareil usagé du même type/
  expect(wholeText(termsOfSale(shop))).toMatch(takeBack)
  const none = 'sans objet'
  const without = { ...seller, eprElectrical: none, eprBatteries: 'Sans objet.' }
  const text = wholeText(termsOfSale({ ...shop, seller: without }))
  expect(text).toMatch(/Emballages/)
  expect(text).not.toMatch(takeBack)
  expect(text).not.toMatch(/Piles et accumulateurs|électriques|sans objet/i)
  const nothing = { ...without, eprPackaging: none }
  expect(wholeText(legalNotice({ ...shop, seller: nothing }))).not.toMatch(/élargie/)
})

test('the stored terms of a seller without a telephone ask nobody to call', () => {
  const text = storedTerms({ ...shop, seller: { ...seller, phone: '' } }).text.replace(/\s+/g, ' ')
  expect(text).toContain(`une commande, écrivez à ${seller.email}.`)
  expect(text).toContain(
    `${seller.address}, ${seller.email}. Pour les mettre en œuvre, écrivez-nous en`,
  )
  expect(text).not.toMatch(/appelez/)
})

// law: legal-guarantees
test('the box of the legal guarantees is in the terms of sale under its own title, beside who answers for them', () => {
  const { sections } = termsOfSale(shop)
  const [box] = sections.filter(({ id }) => id === 'encadre-garanties')
  expect(box?.title).toBe('Vos droits au titre des garanties légales')
  expect(sections.filter(({ isBoxed }) => isBoxed)).toEqual([box])
  const text = JSON.stringify(box?.blocks).replace(/\s+|\\n/g, ' ')
  for (const stated of [
    /dispose d’un délai de deux ans à compter de la délivrance du bien/,
    /réparation ou au remplacement du bien dans un délai de trente jours suivant sa demande/,
    /extension de six mois de la garantie initiale/,
    /résultent de l’application des articles L. 217-1 à L. 217-32 du code de la consommation/,
    /garantie légale des vices cachés en application des articles 1641 à 1649 du code civil/,
  ])
    expect(text).toMatch(stated)
  expect(wholeText(termsOfSale(shop))).toMatch(
    /Le vendeur qui en répond est dénomination que dit le commerçant/,
  )
})

// law: identity
test('the legal notice of a sole trader has no line for a capital', () => {
  const alone = { ...seller, legalForm: 'Entrepreneur individuel (EI)', capital: '' }
  expect(wholeText(legalNotice({ ...shop, seller: alone }))).not.toMatch(
    /Capital social|à compléter/,
  )
  expect(wholeText(legalNotice(shop))).toMatch(/Capital social/)
})

test('a page whose text changes says its new date', () => {
  const sold = { ...shop, means: ['card' as const, 'transfer' as const, 'counter' as const] }
  const versionsOf = (page: (given: typeof shop | typeof sold) => LegalText) => {
    const { updated } = page(shop)
    const texts = JSON.stringify([page(shop), page(sold)])
    return `${updated}, ${createHash('sha256').update(texts).digest('hex').slice(0, 12)}`
  }
  // Where this fails, write the day of the change into the page, and then what it says here.
  expect({
    termsOfUse: versionsOf(termsOfUse),
    termsOfSale: versionsOf(termsOfSale),
    privacy: versionsOf(privacy),
  }).toEqual({
    termsOfUse: '30 novembre 2026, 24b9981e8132',
    termsOfSale: '30 novembre 2026, bc2a8ec8e4c0',
    privacy: '30 novembre 2026, 59d1a6993c88',
  })
})
