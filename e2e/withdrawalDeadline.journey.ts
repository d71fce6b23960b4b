import { mkdir } from 'node:fs/promises'
import { makeFakeClock } from '../testing/fakeClock'
import type { BuiltShop } from '../testing/startBuiltShop'
import { dateWords } from '../wording/dates'
import { longDay } from '../wording/longDay'
import { ApiClient, fetchProducts } from '../testing/ApiClient'
import { acknowledged, acknowledgementsTo, type Acknowledgement } from './acknowledgement'
import { expect, nightly, test } from './journey'
import { escaped, sees } from './page'
import { inBeans, inStock } from './shopping'
import { visit } from './visit'
import { confirm, openOwnOrder, ownOrder, pick, typeDeclaration } from './withdrawing'
import { words } from './words'

const { own } = words.withdrawals

const whole = 'toute la commande'
const refused = 'Votre rétractation est refusée'
const reason = 'Le délai de 14 jours était terminé.'

/** Times are in UTC, where the clock of the server is set. */
const lastDays = [
  {
    // The 14th day is Sunday 25 October, which has 25 hours.
    across: 'the clock change of autumn',
    received: '2026-10-11T16:00:00Z',
    deadline: '2026-10-26',
    evening: '2026-10-26T22:40:00Z',
    lastMinute: '2026-10-26T22:59:00Z',
    minuteAfter: '2026-10-26T23:01:00Z',
    inTime: /^lundi 26 octobre 2026 à 23:59:\d\d \(heure de Paris, UTC\+1\)$/,
    tooLate: /^mardi 27 octobre 2026 à 00:01:\d\d \(heure de Paris, UTC\+1\)$/,
  },
  {
    // The 14th day is Saturday 27 March; on Sunday, Easter, the clock goes forward.
    across: 'the clock change of spring and Easter Monday',
    received: '2027-03-13T09:00:00Z',
    deadline: '2027-03-30',
    evening: '2027-03-30T21:40:00Z',
    lastMinute: '2027-03-30T21:59:00Z',
    minuteAfter: '2027-03-30T22:01:00Z',
    inTime: /^mardi 30 mars 2027 à 23:59:\d\d \(heure de Paris, UTC\+2\)$/,
    tooLate: /^mercredi 31 mars 2027 à 00:01:\d\d \(heure de Paris, UTC\+2\)$/,
  },
]

for (const { across, deadline, inTime, tooLate, ...times } of lastDays)
  // law: withdrawal-deadline, withdrawal-acknowledgement, withdrawal-extension
  test(
    `across ${across}, the last minute of Paris is in time; a minute later it is late, taken and answered`,
    nightly,
    async ({ browser, start }, { outputDir }) => {
      await mkdir(outputDir, { recursive: true })
      const clock = await makeFakeClock(outputDir)
      await clock.setTo(times.received)
      const shop = await start(clock.environment, { isNew: true })
      const { person, order, typedOrder, first, second } = await buyAndReceive(shop)
      const name = `${person.firstName} ${person.lastName}`
      const self = { name, order, email: person.email }
      const guest = { name: 'Dominique Poirier', order: typedOrder, email: 'guest@client.example' }

      await clock.setTo(times.evening)
      const signedIn = await ApiClient.signIn(shop.url, person)
      /** Neither the clock of the browser nor its time zone counts. */
      async function open(client: ApiClient | null) {
        const timezoneId = 'Pacific/Auckland'
        const page = await visit(browser, { url: shop.url, timezoneId, signedIn: client })
        page.setDefaultTimeout(60_000)
        await page.clock.setFixedTime('2031-05-05T12:00:00Z')
        return page
      }
      async function openClients(pieces: Record<string, string>) {
        const page = await open(signedIn)
        const ordered = await openOwnOrder(page, order)
        await ordered.getByText(own.until(dateWords(deadline))).waitFor()
        await pick(ordered, pieces)
        return page
      }
      async function openGuests() {
        const page = await open(null)
        await typeDeclaration(page, guest)
        return page
      }
      // All are opened in time, and two of them confirmed too late.
      const clients = {
        inTime: await openClients({ [first]: '1', [second]: '0' }),
        late: await openClients({ [first]: '0', [second]: '1' }),
      }
      const guests = { inTime: await openGuests(), late: await openGuests() }

      await clock.setTo(times.lastMinute)
      const firsts = [await confirm(clients.inTime), await confirm(guests.inTime)] as const
      await clock.setTo(times.minuteAfter)
      const lasts = [await confirm(clients.late), await confirm(guests.late)] as const

      const at = (moment: RegExp): unknown => expect.stringMatching(moment)
      expect(firsts).toEqual([
        acknowledged({ ...self, articles: `1 × ${first}` }, at(inTime)),
        acknowledged({ ...guest, articles: whole }, at(inTime)),
      ])
      expect(lasts).toEqual([
        acknowledged({ ...self, articles: `1 × ${second}` }, at(tooLate)),
        acknowledged({ ...guest, articles: whole }, at(tooLate)),
      ])
      await expect.poll(() => acknowledgementsTo(shop, self.email)).toEqual([firsts[0], lasts[0]])
      await expect.poll(() => acknowledgementsTo(shop, guest.email)).toEqual([firsts[1], lasts[1]])

      await test.step('the page says that the time is over, and takes a declaration all the same', async () => {
        await clients.late.goto(`retractation?commande=${order}`)
        const ordered = ownOrder(clients.late, order)
        await ordered.getByText(own.late(longDay(deadline))).waitFor()
        await ordered.getByLabel(own.quantity(first)).waitFor()
        await clients.late.goto(`command/${order}`)
        await sees(clients.late, words.orders.title)
      })

      await test.step('the shopkeeper is told which are late, and answers by mail and on the page', async () => {
        const command = (id: string, ...rest: string[]) => shop.command('withdrawal', id, ...rest)
        const [mine, typed, lateMine, lateTyped] = await listed(shop, [...firsts, ...lasts])
        const ends = `, délai jusqu’au ${longDay(deadline)}`
        expect(mine!.text).toContain(`${ends}\n`)
        expect(lateMine!.text).toContain(`${ends}, HORS DÉLAI\n`)
        const match = (id: string) => command(id, 'match', typedOrder)
        expect(await match(typed!.id)).toContain('déclarée à temps')
        expect(await match(lateTyped!.id)).toContain('déclarée HORS DÉLAI')
        await command(mine!.id, 'accept')
        for (const { id } of [lateMine!, lateTyped!]) await command(id, 'refuse', reason)
        for (const email of [self.email, guest.email])
          await expect
            .poll(async () => (await shop.readMails(email)).at(-1))
            .toMatch(new RegExp(`^Subject: ${refused}$[^]*^${escaped(reason)}$`, 'm'))

        await clients.late.goto('retractation')
        for (const [{ moment }, state] of [
          [firsts[0], own.states.accepted],
          [lasts[0], own.states.refused],
        ] as const)
          await clients.late
            .getByRole('listitem')
            .filter({ hasText: `${own.declared(order, moment)} ${state}` })
            .waitFor()
      })
    },
  )

/** What the shopkeeper's list says of each of these declarations. */
async function listed(shop: BuiltShop, declared: readonly Acknowledgement[]) {
  const blocks = (await shop.command('withdrawals')).split('\n\n')
  return declared.map(({ moment, rows }) => {
    const text = blocks.find((one) => [moment, ...rows].every((part) => one.includes(part)))!
    return { text, id: /^Rétractation (\d+)/.exec(text)![1]! }
  })
}

/** A client whose two orders arrived; the second one is for a guest to name. */
async function buyAndReceive(shop: BuiltShop) {
  const client = await ApiClient.register(shop.url)
  const products = await fetchProducts(shop.url)
  const coffees = products.filter(({ product_categorie_name: name }) => name === 'Café')
  const first = inStock(coffees)
  const second = inStock(coffees.filter((one) => one !== first))
  const order = await client.buyForHome(first, first, second)
  const typedOrder = await client.buyForHome(first)
  for (const id of [order, typedOrder])
    for (const state of ['en préparation', 'expédiée', 'livrée'])
      await shop.command('order', id, state)
  const { person } = client
  return { person, order, typedOrder, first: inBeans(first), second: inBeans(second) }
}
