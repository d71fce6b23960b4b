import { expect, type Page } from '@playwright/test'
import type { BuiltShop } from '../testing/startBuiltShop'
import { withdrawalSentence } from '../wording/withdrawalRows'
import { words } from './words'

const { done } = words.withdrawals

/** What the acknowledgement of a withdrawal says, wherever it is read. */
export type Acknowledgement = {
  title: string
  /** When it was declared, to the second in Paris. */
  moment: string
  sentence: string
  /** What was declared: “Nom : Camille Lefèvre”. */
  rows: string[]
  next: string
}

/** What the screen acknowledges; its every word is read. */
export async function acknowledgementOn(page: Page): Promise<Acknowledgement> {
  const panel = page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2, name: done.title }) })
    .last()
  const shown = linesOf(await panel.innerText())
  const [title = '', received = '', sentence = '', ...facts] = shown.slice(0, 11)
  const rows = [0, 2, 4, 6].map((at) => `${facts[at]}\u00a0: ${facts[at + 1]}`)
  const [mailed, next = '', ...others] = shown.slice(11)
  const email = facts[5] ?? ''
  expect(mailed).toBe(done.mailed(email))
  expect(others.filter((line) => line !== done.print && line !== done.again)).toEqual([])
  return { title, moment: momentIn(received), sentence, rows, next }
}

/** What was acknowledged by mail to this address, oldest first. */
export async function acknowledgementsTo(
  shop: BuiltShop,
  email: string,
): Promise<Acknowledgement[]> {
  const mails = await shop.readMails(email)
  return mails.filter((mail) => mail.includes(`\nSubject: ${done.title}\n`)).map(acknowledgementIn)
}

/** What the text of a mail acknowledges; its every word before the sender is read. */
function acknowledgementIn(mail: string): Acknowledgement {
  const [head = '', greeting, received = '', sentence = '', facts = '', ...others] =
    mail.split('\n\n')
  const picked = pickedRows(others)
  const [next = '', doubt] = others.slice(2 * picked.length)
  const [, title = ''] = /^Subject: (.*)$/m.exec(head) ?? []
  expect(greeting).toBe('Bonjour,')
  expect(doubt).toMatch(/^Si cette déclaration ne vient pas de vous, répondez à cet e-mail/)
  return {
    title,
    moment: momentIn(received),
    sentence,
    rows: [...facts.split('\n'), ...picked],
    next,
  }
}

/** The row of the articles that the mail lists below the others. */
function pickedRows([title = '', list = '']: readonly string[]): string[] {
  if (!list.startsWith('- ')) return []
  return [`${title} ${list.replace('- ', '').replaceAll('\n- ', ', ')}`]
}

type Declared = { name: string; order: string; email: string; articles: string }

/** What an acknowledgement says of this. */
export const acknowledged = (declared: Declared, moment: unknown): unknown => ({
  title: 'Accusé de réception de votre rétractation',
  moment,
  sentence: withdrawalSentence,
  rows: [
    `Nom\u00a0: ${declared.name}`,
    `Numéro de commande\u00a0: ${declared.order}`,
    `E-mail\u00a0: ${declared.email}`,
    `Articles concernés\u00a0: ${declared.articles}`,
  ],
  next: done.next,
})

/** The moment of “Reçue le …” or of “… votre rétractation le …”. */
function momentIn(sentence: string): string {
  const [, moment = ''] =
    /(?:Reçue|rétractation) le (.* \(heure de Paris, UTC\+[12]\))\./.exec(sentence) ?? []
  return moment
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
