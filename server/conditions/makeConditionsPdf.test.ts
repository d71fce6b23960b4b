import { createHash } from 'node:crypto'
import { streamsOf, textOf } from '../../testing/textOfPdf'
import { storedTerms } from '../../wording/legal/storedTerms'
import { readSettings, toPageSettings } from '../settings'
import { makeConditionsPdf } from './makeConditionsPdf'
import { readTerms } from './readTerms'

const settings = readSettings({
  SHOP_NAME: 'L’Épicerie <« & »>',
  SHOP_LEGAL_NAME: 'Comptoir SARL',
  PAYMENT: 'demonstration',
})
const terms = storedTerms(toPageSettings(settings))
const version = {
  ...terms,
  hash: createHash('sha256').update(terms.text).digest('hex'),
  at: new Date('2026-11-20T10:00:00Z'),
  seller: settings.seller.name,
}
/** Without the signs that lists begin with, and in small letters, because titles are in capitals. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const sorted = (text: string) => words(text).sort().join(' ')

test('the conditions are a tagged PDF in French, with a title, headings and lists', async () => {
  const text = (await makeConditionsPdf(version)).toString('latin1')
  for (const part of ['/Marked true', '/Lang (fr-FR)', '/DisplayDocTitle true', '/Outlines'])
    expect(text).toContain(part)
  for (const type of ['H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody'])
    expect(text).toContain(`/S /${type}\n`)
  const titles = readTerms(terms).filter((block) => typeof block === 'object' && 'title' in block)
  expect(text.match(/\/S \/H2\n/g)).toHaveLength(titles.length - 1)
})

test('they say every word of the stored text, with the seller, the date and the hash', async () => {
  const text = textOf(await makeConditionsPdf(version))
  for (const shown of [
    'L’Épicerie <« & »>',
    'Conditions générales de vente',
    'Version entrée en vigueur le 20 novembre 2026',
    version.hash,
    'Droit de rétractation de 14 jours',
  ])
    expect(text).toContain(shown)
  const [, body = ''] = text.split(version.hash)
  const withoutFoot = body.replaceAll(/^Version du .*$/gm, '')
  expect(sorted(withoutFoot)).toBe(sorted(terms.text.replace(/^.*\n/, '')))
})

// law: legal-guarantees
test('the box of the guarantees has a frame on each of its pages, for the eye alone', async () => {
  const pdf = await makeConditionsPdf(version)
  const texts = textOf(pdf)
    .replaceAll(/\s+/g, ' ')
    .split(/Page \d+ sur \d+/)
  const first = texts.findIndex((page) => page.includes('un délai de deux ans à compter'))
  const last = texts.findIndex((page) => page.includes('articles 1641 à 1649 du code civil'))
  const frames = streamsOf(pdf).map(
    (page) => page.match(/\/Layout\n>> BDC\n[\d. ]+ re\n/g)?.length ?? 0,
  )
  expect([first, last]).toEqual([3, 4])
  expect(frames.flatMap((count, page) => Array<number>(count).fill(page))).toEqual([first, last])
})

// law: withdrawal-notice
test('the model form has the last page for itself, and every page its number', async () => {
  const text = textOf(await makeConditionsPdf(version))
  // The foot of a page ends it.
  const pages = text.split(/Page \d+ sur \d+/)
  const count = pages.length - 1
  expect(text).toContain(`Page ${count} sur ${count}`)
  expect(pages[count - 1]).toMatch(/^\s*Formulaire type de rétractation\n/)
  expect(pages[count - 1]).toContain('Rayez la mention inutile.')
  expect(pages.slice(0, count - 1).join('')).not.toContain('Rayez la mention inutile.')
})

test('the same version is the same file, and another version another', async () => {
  const pdf = await makeConditionsPdf(version)
  expect(await makeConditionsPdf(version)).toEqual(pdf)
  const later = { ...version, at: new Date('2026-11-21T10:00:00Z') }
  expect(await makeConditionsPdf(later)).not.toEqual(pdf)
})

test('a version of before the shop’s name was stored is a PDF as well', async () => {
  const text = textOf(await makeConditionsPdf({ ...version, seller: null }))
  expect(text).toMatch(/^Conditions générales de vente\n/)
})

test('what the hash covers counts: the text, if its HTML said anything else', () => {
  const html = terms.html.replace('14 jours', '7 jours')
  const blocks = readTerms({ text: terms.text, html })
  expect(blocks[0]).toEqual({ title: 'CONDITIONS GÉNÉRALES DE VENTE' })
  expect(blocks).toHaveLength(readTerms(terms).length)
  expect(JSON.stringify(blocks)).not.toContain('7 jours')
  expect(blocks.filter((block) => typeof block === 'object' && 'list' in block)).toEqual(
    readTerms(terms).filter((block) => typeof block === 'object' && 'list' in block),
  )
})
