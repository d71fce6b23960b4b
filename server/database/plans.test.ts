import { Client } from 'pg'
import { endpoints } from '../../contract/api/endpoints'
import { reviewStates } from '../../contract/reviews'
import { searchOrders } from '../../contract/searchLimits'
import { openTestDatabase, openAgain, urlOf } from '../../testing/openTestDatabase'
import { signedOwnRequest } from '../../testing/requests/ownRequest'
import { fill } from '../../testing/requests/TestRequest'
import { openWorld, type World } from '../../testing/requests/world'
import { describeOnPostgresql } from '../../testing/postgresqlTest'
import { describeIncompleteSheets, hasIncompleteSheets } from '../catalogue/incompleteSheets'
import { listGroup, listProducts } from '../catalogue/queries'
import { findSerialsOfPart, listSitemapParts } from '../catalogue/sitemapQueries'
import { countTogether, listTogether } from '../search/boughtTogether'
import { sendInvitations } from '../reviews/jobs'
import { countMails, countWaiting, findAnnounced, findWaited } from '../admin/alerts/listAlerts'
import { countReviews, findReview, findReviewPage } from '../admin/reviews/listReviews'
import { findDecision } from '../admin/reviews/findDecision'
import { countToRead } from '../admin/today/queries'
import { listForShop } from '../admin/reviews/moderate'
import { beginRecentSales } from '../catalogue/recentSales'
import { listByBands } from '../search/listPlaces'
import { writeBitmaps } from '../search/makeBitmaps'
import { search } from '../search/searchProducts'
import { suggest } from '../search/suggestProducts'
import type { Database } from './connect'

/** Tables that grow with the shop: no query reads one from end to end. */
const growing =
  /Seq Scan on (products|clients|orders|order_lines|payment_attempts|payment_events|refunds|refund_lines|links|outbox|recent_sales|bought_together|ended_tokens|stock_movements|reviews|review_invitations|stock_alerts|audit_log|product_search|search_words)\b/
/** A recount deletes every row, so its plan is not checked. */
const whole = 'delete from "recent_sales"'

describeOnPostgresql('with every query that the shop asks', () => {
  /** The queries so far by their text, because plans do not depend on the values. */
  const asked = new Map<string, unknown[]>()
  /** False while the test itself queries. */
  let isShop = false
  let database: Database
  let logged: Database
  let world: World
  beforeAll(async () => {
    database = await openTestDatabase()
    logged = await openAgain(database, {
      logQuery: (text, values) => isShop && asked.set(text, values),
    })
    world = await openWorld({ services: { database: logged } })
  }, 60_000)
  afterAll(async () => {
    await world.server.close()
    await database.close()
  })

  test.each(endpoints.map(({ name }) => name))('%s is answered', async (name) => {
    const sent = fill(signedOwnRequest(name), await world.newFacts())
    isShop = true
    const reply = await world.server.inject(sent)
    isShop = false
    expect(reply.statusCode).toBeLessThan(300)
  })

  test('so do a jump in a list, the formats, the incomplete sheets, what is bought together, the sitemap, the mails, the jobs, and the window of the sales', async () => {
    isShop = true
    await listProducts(logged.sql, { sort: 'asc', limit: 24, offset: 240 })
    await listProducts(logged.sql, { sort: 'desc', limit: 24, offset: 240, categoryId: 2 })
    await listGroup(logged.sql, 'Maison')
    await hasIncompleteSheets(logged.sql)
    await describeIncompleteSheets(logged.sql)
    await countTogether(logged.sql, { after: 0, since: new Date('2026-01-01') })
    await listTogether(logged.sql, 'A', 2)
    for (const part of await listSitemapParts(logged.sql)) await findSerialsOfPart(logged.sql, part)
    await world.server.services.mailer.flush()
    await sendInvitations(world.server.services)
    await listForShop(logged.sql, { areAll: false })
    for (const state of reviewStates) {
      await findReviewPage(logged.sql, state)
      await findReviewPage(logged.sql, state, '1764000000000-1')
    }
    await countReviews(logged.sql)
    await countToRead(logged.sql)
    await findReview(logged.sql, { orderId: 10_000_000, productId: 1 })
    await findDecision(logged.sql, 1)
    await findWaited(logged.sql, new Date())
    await findAnnounced(logged.sql)
    await countMails(logged.sql, 1)
    await countWaiting(logged.sql, 1, new Date())
    await beginRecentSales(logged, new Date('2026-01-01'))
    await beginRecentSales(logged, new Date('2026-03-01'))
    isShop = false
  })

  test('so are searches in the bitmaps, ranked and by bands', async () => {
    // The job reads every product, so its plans are not checked.
    await writeBitmaps(logged.sql, new Date())
    isShop = true
    await search(logged.sql, { q: 'cafe filtre', prix: '50' })
    await search(logged.sql, { q: 'cafees', sort: 'desc' })
    await suggest(logged.sql, { q: 'caf' })
    const words = [['caf'], ['filtr', 'pist']]
    for (const sort of searchOrders) {
      const window = { sort, from: 0, to: 24 }
      await listByBands(logged.sql, { words, joint: '&', chosen: { prix: ['50'] } }, window)
      await listByBands(logged.sql, { words: [], joint: '&', chosen: {} }, window)
    }
    isShop = false
  })

  /** The plan of each query, by its text, as it is with large tables. */
  async function explain(): Promise<[text: string, plan: string][]> {
    const client = new Client({ connectionString: await urlOf(database) })
    await client.connect()
    // Small tables are read whole and sorted unless the planner is told otherwise.
    await client.query('set enable_seqscan = off; set enable_sort = off')
    const plans: [string, string][] = []
    for (const [text, values] of asked) {
      if (!/^(select|insert|update|delete|with)\b/i.test(text) || text === whole) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push([text, rows.map((row) => row['QUERY PLAN']).join('\n')])
    }
    await client.end()
    return plans
  }

  test('no table that grows is read from end to end', async () => {
    const plans = await explain()
    expect(plans.length).toBeGreaterThan(30)
    expect(plans.filter(([, plan]) => growing.test(plan))).toEqual([])
  })

  test('a jump in a list skips entries in the index alone', async () => {
    // A search's window is cut from bitmaps.
    const leaps = (await explain()).filter(
      ([text]) => / offset (?!0)/.test(text) && !text.includes('search_bits'),
    )
    expect(leaps.length).toBeGreaterThan(1)
    for (const [, plan] of leaps) expect(plan).toMatch(/Index Only Scan using products_by_\w+/)
  })

  test('words find documents and misspelt words by indexes, facets and bands bitmaps by theirs', async () => {
    const plans = await explain()
    const ofTable = (table: string) => plans.filter(([text]) => text.includes(table))
    const found = ofTable('document @@ query')
    expect(found.length).toBeGreaterThan(2)
    for (const [, plan] of found) {
      expect(plan).toMatch(/Index Scan on product_search_by_document/)
      expect(plan).toMatch(/Index Scan (using|on) search_bits_kind_value_pk/)
    }
    const misspelt = ofTable('search_words.word %')
    expect(misspelt.length).toBeGreaterThan(0)
    for (const [, plan] of misspelt) {
      expect(plan).toMatch(/search_words_alike/)
      expect(plan).toMatch(/search_synonyms_by_stem/)
    }
  })
})
