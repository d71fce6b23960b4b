import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { orderStates } from '../../contract/orderStates'
import { maxStars, reviewStates } from '../../contract/reviews'
import type { AddressParts } from '../../contract/api/address'
import type { Brewing, Facts } from '../../contract/facts'
import { hasIncompleteSheet } from './incompleteSheet'
import type { FurtherPicture } from '../../contract/site/pictures'
import { carriers } from '../../contract/carriers'
import { deliveryModes } from '../../contract/deliveryModes'
import { manualMeans, paymentMeans } from '../../contract/paymentMeans'
import { maxPercent, promotionKinds } from '../../contract/promotionKinds'
import { auditActs } from '../../contract/auditActs'
import { stockCauses } from '../../contract/stockCauses'
import { staffRoles } from '../../contract/staffRoles'
import { withdrawalStates } from '../../contract/withdrawalStates'

const documentKinds = ['invoice', 'credit_note'] as const
const entryKinds = ['sale', 'refund', 'correction', 'closing'] as const
type DocumentBuyer = { name: string; address: string; deliveryAddress: string | null }
type VatShare = { vatRate: number; grossCents: number; feeCents: number; vatCents: number }

const at = (name: string) => pg.timestamp(name, { withTimezone: true, mode: 'date' })
const oneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
const tsvector = pg.customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytes = pg.customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
const bits = pg.customType<{ data: string }>({ dataType: () => 'bit varying' })
/** Text compared byte by byte, so that every database sorts it alike. */
const binaryText = pg.customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** The five constants of the specification, 1 to 5. */
export const categories = pg.pgTable('categories', {
  id: pg.integer('id').primaryKey(),
  name: pg.text('name').notNull().unique(),
  /** The number of its products on sale; a trigger maintains it. */
  onSale: pg.integer('on_sale').notNull().default(0),
})

export const products = pg.pgTable(
  'products',
  {
    id: pg.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The shopkeeper's reference, product_serial_number in the API. */
    serial: binaryText('serial').notNull().unique(),
    /** True for old references that differ from another by case alone; new ones are refused. */
    isTwin: pg.boolean('is_twin').notNull().default(false),
    name: pg.text('name').notNull(),
    /** The name as it sorts in French, set by `sortName`. */
    sortName: binaryText('sort_name').notNull(),
    /** The price in force, whatever decided it: what lists sort by and what a cart costs. */
    priceCents: pg.integer('price_cents').notNull(),
    /** While the price is reduced: the price that is in force again afterwards. */
    regularPriceCents: pg.integer('regular_price_cents'),
    /** The last day of the reduction, in Paris; null if it lasts until it is ended. */
    reducedUntil: pg.date('reduced_until', { mode: 'string' }),
    /**
     * The earlier price that the law wants beside the reduced one, from `price_history`; a trigger
     * clears it when the price changes.
     */
    earlierPriceCents: pg.integer('earlier_price_cents'),
    /** VAT included in the price, in hundredths of a percent: 550 is 5.5 %. */
    vatRate: pg.integer('vat_rate').notNull(),
    /** Net weight in grams. */
    weightGrams: pg.integer('weight_grams'),
    soldByWeight: pg.boolean('sold_by_weight').notNull().default(false),
    country: pg.text('country'),
    description: pg.text('description').notNull().default(''),
    stock: pg.integer('stock').notNull(),
    categoryId: pg
      .integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** The stored master's file name (hash of the content and type); null for none. */
    picture: pg.text('picture'),
    /** Those after it, in order, by their stored names. */
    furtherPictures: pg.jsonb('further_pictures').$type<FurtherPicture[]>().notNull().default([]),
    /** Whether the shopkeeper chose it for the best products. */
    featured: pg.boolean('featured').notNull().default(false),
    /** No longer sold: in no list, but still on the orders that contain it. */
    retired: pg.boolean('retired').notNull().default(false),
    /** What its delivery costs beyond the order's fee, in cents a piece. */
    deliveryExtraCents: pg.integer('delivery_extra_cents').notNull().default(0),
    /** Never delivered: picked up in the shop. */
    pickupOnly: pg.boolean('pickup_only').notNull().default(false),
    /** What is known of it beyond its name, by the names of `factForms`. */
    facts: pg.jsonb('facts').$type<Facts>().notNull().default({}),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    pg.check('products_price', sql`${table.priceCents} >= 0`),
    pg.check('products_regular_price', sql`${table.regularPriceCents} > ${table.priceCents}`),
    pg.check(
      'products_reduction',
      sql`${table.regularPriceCents} is not null or (${table.reducedUntil} is null and ${table.earlierPriceCents} is null)`,
    ),
    pg.check('products_earlier_price', sql`${table.earlierPriceCents} > ${table.priceCents}`),
    pg.check('products_stock', sql`${table.stock} >= 0`),
    pg.check('products_vat', sql`${table.vatRate} between 0 and 10000`),
    pg.check('products_weight', sql`${table.weightGrams} > 0`),
    pg.check('products_delivery_extra', sql`${table.deliveryExtraCents} >= 0`),
    pg
      .uniqueIndex('products_by_reference')
      .on(sql`lower(${table.serial})`)
      .where(sql`not ${table.isTwin}`),
    // The orders of the lists: by price in both directions, then by name and reference.
    pg
      .index('products_by_price')
      .on(table.priceCents, table.sortName, table.serial)
      .where(sql`not ${table.retired}`),
    pg
      .index('products_by_price_down')
      .on(table.priceCents.desc().nullsFirst(), table.sortName, table.serial)
      .where(sql`not ${table.retired}`),
    pg
      .index('products_by_category')
      .on(table.categoryId, table.priceCents, table.sortName, table.serial)
      .where(sql`not ${table.retired}`),
    pg
      .index('products_by_category_down')
      .on(table.categoryId, table.priceCents.desc().nullsFirst(), table.sortName, table.serial)
      .where(sql`not ${table.retired}`),
    pg
      .index('products_by_reduction')
      .on(table.reducedUntil)
      .where(sql`${table.reducedUntil} is not null`),
    pg
      .index('products_by_group')
      .on(sql`(${table.facts} ->> 'group')`)
      .where(sql`not ${table.retired} and (${table.facts} ->> 'group') is not null`),
    // None in a shop that is open by the law.
    pg.index('products_by_incomplete_sheet').on(table.serial).where(hasIncompleteSheet(table)),
    // The admin's list: retired products too, by name, and what they are found by.
    pg.index('products_by_name').on(table.sortName, table.serial),
    pg
      .index('products_alike')
      .using('gin', sql`(${table.sortName} || ' ' || lower(${table.serial})) gin_trgm_ops`),
    // The order in which best products are filled up.
    pg
      .index('products_by_choice')
      .on(
        table.featured.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.sortName,
        table.serial,
      )
      .where(sql`not ${table.retired}`),
  ],
)

/**
 * Pictures that are parts of others, by their stored names: the picture as uploaded, and what is
 * shown of it in fractions of its width and height.
 */
export const pictureCrops = pg.pgTable(
  'picture_crops',
  {
    picture: pg.text('picture').primaryKey(),
    original: pg.text('original').notNull(),
    x: pg.doublePrecision('x').notNull(),
    y: pg.doublePrecision('y').notNull(),
    width: pg.doublePrecision('width').notNull(),
    height: pg.doublePrecision('height').notNull(),
  },
  (table) => [
    pg.index('picture_crops_by_original').on(table.original),
    pg.check('picture_crops_begin', sql`${table.x} >= 0 and ${table.y} >= 0`),
    // Fractions are rounded.
    pg.check(
      'picture_crops_end',
      sql`${table.x} + ${table.width} < 1.001 and ${table.y} + ${table.height} < 1.001`,
    ),
    pg.check('picture_crops_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)

/**
 * Every price that a product had and when it was on sale, written by triggers and never changed. Its
 * order is that of the ids, which are given out under the product's lock.
 */
export const priceHistory = pg.pgTable(
  'price_history',
  {
    id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceCents: pg.integer('price_cents').notNull(),
    /** Null unless the price is a reduced one. */
    regularPriceCents: pg.integer('regular_price_cents'),
    onSale: pg.boolean('on_sale').notNull(),
    at: at('at').notNull(),
  },
  (table) => [pg.index('price_history_by_product').on(table.productId, table.id)],
)

/**
 * Every change of a stock, appended and never changed. Triggers hold `products.stock` at the sum of
 * its movements, and make the stock of a new product its first one.
 */
export const stockMovements = pg.pgTable(
  'stock_movements',
  {
    id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces; below zero for what leaves. */
    change: pg.integer('change').notNull(),
    cause: pg.text('cause', { enum: stockCauses }).notNull(),
    /** Null if no order caused it, or if that order was deleted. */
    orderId: pg.integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    at: at('at').notNull(),
  },
  (table) => [
    pg.check('stock_movements_change', sql`${table.change} <> 0`),
    pg.check('stock_movements_cause', sql`${table.cause} in (${oneOf(stockCauses)})`),
    pg.index('stock_movements_by_product').on(table.productId, table.id),
    pg
      .index('stock_movements_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
  ],
)

/** What search finds a product on sale by; triggers write it. */
export const productSearch = pg.pgTable(
  'product_search',
  {
    productId: pg
      .integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    document: tsvector('document').notNull(),
    /** Its recent sales when the bitmaps were last made. */
    pieces: pg.integer('pieces').notNull().default(0),
  },
  (table) => [pg.index('product_search_by_document').using('gin', table.document)],
)

/** The words of all products with their stems, without accents and in lower case; triggers add them. */
export const searchWords = pg.pgTable(
  'search_words',
  { word: binaryText('word').primaryKey(), stem: pg.text('stem').notNull() },
  (table) => [
    pg.index('search_words_alike').using('gin', sql`${table.word} gin_trgm_ops`),
    pg.index('search_words_by_stem').on(table.stem),
  ],
)

/** Words that find what another word finds; both without accents and in lower case. */
export const searchSynonyms = pg.pgTable(
  'search_synonyms',
  { word: pg.text('word').notNull(), meaning: pg.text('meaning').notNull() },
  (table) => [
    pg.primaryKey({ columns: [table.word, table.meaning] }),
    pg.index('search_synonyms_by_stem').on(sql`to_tsvector('french', ${table.word})`),
  ],
)

/**
 * A bitmap of products for each value of a facet, each frequent stem and each band of an order: the
 * bit at a product's id. All have the same length.
 */
export const searchBits = pg.pgTable(
  'search_bits',
  {
    kind: binaryText('kind').notNull(),
    value: binaryText('value').notNull(),
    bits: bits('bits').notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.kind, table.value] })],
)

/** Products that changed after the bitmaps were made; triggers append them. */
export const searchChanges = pg.pgTable('search_changes', {
  id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: pg.integer('product_id').notNull(),
  /** Whether its words changed, too. */
  isText: pg.boolean('is_text').notNull(),
})

/** The stems that have bitmaps. */
export const searchStems = pg.pgTable('search_stems', { stem: binaryText('stem').primaryKey() })

/** The first product of each band of an order; the bands hold equally many products. */
export const searchBands = pg.pgTable(
  'search_bands',
  {
    sort: pg.text('sort').notNull(),
    band: pg.integer('band').notNull(),
    pieces: pg.integer('pieces').notNull(),
    priceCents: pg.integer('price_cents').notNull(),
    sortName: binaryText('sort_name').notNull(),
    serial: binaryText('serial').notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.sort, table.band] })],
)

/** One row: when all bitmaps were last made; it is locked while they are written. */
export const searchState = pg.pgTable(
  'search_state',
  {
    id: pg.integer('id').primaryKey(),
    madeAt: at('made_at'),
  },
  (table) => [pg.check('search_state_one_row', sql`${table.id} = 1`)],
)

/** Products that lost words since the words without a product were last deleted. */
export const searchLosses = pg.pgTable('search_losses', {
  id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: pg.integer('product_id').notNull(),
})

/** Pieces of each product sold since `salesWindow.since`; a trigger maintains it. */
export const recentSales = pg.pgTable(
  'recent_sales',
  {
    productId: pg
      .integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    pieces: pg.integer('pieces').notNull(),
  },
  (table) => [pg.index('recent_sales_by_pieces').on(table.pieces.desc().nullsFirst())],
)

/** From this many buyers on, what was bought together says nothing of one of them. */
export const fewestBuyers = 3

/** Products that different clients bought in one order with another product; a job counts them. */
export const boughtTogether = pg.pgTable(
  'bought_together',
  {
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: pg
      .integer('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    buyers: pg.integer('buyers').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.productId, table.otherId] }),
    pg.check('bought_together_buyers', sql`${table.buyers} >= ${sql.raw(String(fewestBuyers))}`),
  ],
)

/** One row: the start of the recent sales; null until they are counted. */
export const salesWindow = pg.pgTable(
  'sales_window',
  { id: pg.integer('id').primaryKey(), since: at('since') },
  (table) => [pg.check('sales_window_one_row', sql`${table.id} = 1`)],
)

export const clients = pg.pgTable(
  'clients',
  {
    id: pg.uuid('id').primaryKey(),
    firstName: pg.text('first_name').notNull(),
    lastName: pg.text('last_name').notNull(),
    /** Null once the account is anonymous. */
    email: pg.text('email'),
    /** The e-mail in lower case, for comparisons. */
    emailKey: pg.text('email_key').unique(),
    /**
     * When a link mailed to this e-mail was last used; before that, nothing typed by the client is
     * mailed to it.
     */
    emailProvenAt: at('email_proven_at'),
    bornDate: pg.date('born_date', { mode: 'string' }),
    address: pg.text('adress').notNull().default(''),
    /** argon2id; null until a password is set. */
    passwordHash: pg.text('password_hash'),
    /** Part of every token: raising it ends the open sessions. */
    sessionVersion: pg.integer('session_version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    /** Their last sign-in or sign-up. */
    seenAt: at('seen_at').notNull().defaultNow(),
    /** When they asked for no further invitation to review. */
    invitationsRefusedAt: at('invitations_refused_at'),
    deletedAt: at('deleted_at'),
  },
  (table) => [
    // The staff's list: the newest account first.
    pg
      .index('clients_by_time')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
  ],
)

/** Every text of the conditions of sale that was ever in force, with the SHA-256 of its text. */
export const conditionsVersions = pg.pgTable('conditions_versions', {
  id: pg.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  hash: pg.text('hash').notNull().unique(),
  text: pg.text('text').notNull(),
  html: pg.text('html').notNull(),
  at: at('at').notNull(),
  /** The name of the shop; null of versions that are older than this column. */
  seller: pg.text('seller'),
  /** The text as a PDF, made once, so that what was mailed stays to the byte. */
  pdf: bytes('pdf'),
})

/** Codes that take something off the goods of an order; one that ended stays for its orders. */
export const promotionCodes = pg.pgTable(
  'promotion_codes',
  {
    id: pg.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** As it is shown; typed in any case. */
    code: pg.text('code').notNull(),
    kind: pg.text('kind', { enum: promotionKinds }).notNull(),
    /** Percent, or cents. */
    value: pg.integer('value').notNull(),
    /** What its goods must cost at least, in cents. */
    minimumCents: pg.integer('minimum_cents').notNull().default(0),
    /** The only category that it lowers; null for all. */
    categoryId: pg.integer('category_id').references(() => categories.id),
    /** How many orders may use it; null for any number. */
    maxUses: pg.integer('max_uses'),
    oncePerClient: pg.boolean('once_per_client').notNull().default(false),
    /** The first and the last day in Paris; null for no limit. */
    startsOn: pg.date('starts_on', { mode: 'string' }),
    endsOn: pg.date('ends_on', { mode: 'string' }),
    createdAt: at('created_at').notNull(),
    /** When the shop ended it by hand. */
    endedAt: at('ended_at'),
  },
  (table) => [
    pg.check('promotion_codes_kind', sql`${table.kind} in (${oneOf(promotionKinds)})`),
    pg.check(
      'promotion_codes_value',
      sql`${table.value} > 0 and (${table.kind} <> 'percent' or ${table.value} <= ${sql.raw(String(maxPercent))})`,
    ),
    pg.check('promotion_codes_minimum', sql`${table.minimumCents} >= 0`),
    pg.check('promotion_codes_uses', sql`${table.maxUses} > 0`),
    pg.check('promotion_codes_days', sql`${table.startsOn} <= ${table.endsOn}`),
    // A code that ended may be given out again.
    pg
      .uniqueIndex('promotion_codes_by_code')
      .on(sql`upper(${table.code})`)
      .where(sql`${table.endedAt} is null`),
  ],
)

export const orders = pg.pgTable(
  'orders',
  {
    /** Eight random digits, command_id in the API. */
    id: pg.integer('id').primaryKey(),
    clientId: pg
      .uuid('client_id')
      .notNull()
      .references(() => clients.id),
    state: pg.text('state', { enum: orderStates }).notNull().default('panier'),
    delivery: pg.text('delivery', { enum: deliveryModes }),
    address: pg.text('adress'),
    totalCents: pg.integer('total_cents'),
    /** The delivery fee within the total, in cents. */
    feeCents: pg.integer('fee_cents').notNull().default(0),
    /** The parts of the address; null for an address that was sent as one text. */
    addressParts: pg.jsonb('address_parts').$type<AddressParts>(),
    /** Whom it goes to, once the account is deleted and until the order is over; null else. */
    recipient: pg.text('recipient'),
    /** The promised days of arrival, or the day from which it can be picked up. */
    promisedFrom: pg.date('promised_from', { mode: 'string' }),
    promisedTo: pg.date('promised_to', { mode: 'string' }),
    /** The promotion code of a cart, or the one that an order used. */
    promotionId: pg.integer('promotion_id').references(() => promotionCodes.id),
    /** Placed without VAT, under CGI art. 293 B: its lines have the rate 0. */
    vatFranchise: pg.boolean('vat_franchise').notNull().default(false),
    /** The conditions of sale that the client accepted; null for a caller that sent none. */
    conditionsId: pg.integer('conditions_id').references(() => conditionsVersions.id),
    /** Who carries the parcel, and the number under which it is followed. */
    carrier: pg.text('carrier', { enum: carriers }),
    trackingNumber: pg.text('tracking_number'),
    /**
     * Raised by each change of an open cart, by each act of the staff, by the payment and by the end
     * of an unpaid order, so that a statement knows whether it read the last.
     */
    revision: pg.integer('revision').notNull().default(0),
    /** When its cart was created. */
    createdAt: at('created_at').notNull(),
    /** When the payment was first started; null for a cart. */
    orderedAt: at('ordered_at'),
    /** Until when its articles are held for the payment. */
    heldUntil: at('held_until'),
    paidAt: at('paid_at'),
    /** When it last ended without its payment; null before, and for orders older than this column. */
    endedAt: at('ended_at'),
    /** When it was picked up or delivered; null before, and for orders older than this column. */
    receivedAt: at('received_at'),
  },
  (table) => [
    pg.check(
      'orders_sound',
      sql`is_sound_order(${table.id}, ${table.state}, ${table.delivery}, ${table.feeCents}, ${table.totalCents}, ${table.orderedAt}, ${table.paidAt}, ${table.heldUntil})`,
    ),
    pg
      .uniqueIndex('orders_one_open_cart')
      .on(table.clientId)
      .where(sql`${table.state} = 'panier'`),
    pg.index('orders_by_client').on(table.clientId, table.orderedAt),
    pg
      .index('orders_held_until')
      .on(table.heldUntil)
      .where(sql`${table.state} = 'en attente de paiement'`),
    // With what the figures sum up, so that they read no order.
    pg.index('orders_by_payment').on(table.paidAt, table.totalCents, table.feeCents),
    pg
      .index('orders_by_state')
      .on(table.state, table.orderedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} <> 'panier'`),
    pg
      .index('orders_by_time')
      .on(table.orderedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} <> 'panier'`),
    pg
      .index('orders_by_promotion')
      .on(table.promotionId, table.clientId)
      .where(sql`${table.promotionId} is not null and ${table.state} <> 'panier'`),
    pg
      .index('orders_by_reception')
      .on(table.receivedAt)
      .where(sql`${table.receivedAt} is not null`),
  ],
)

/** What confirmed each order, as it was mailed, with the conditions that were attached to it. */
export const orderConfirmations = pg.pgTable('order_confirmations', {
  orderId: pg
    .integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  at: at('at').notNull(),
  subject: pg.text('subject').notNull(),
  text: pg.text('text').notNull(),
  conditionsId: pg
    .integer('conditions_id')
    .notNull()
    .references(() => conditionsVersions.id),
})

export const orderLines = pg.pgTable(
  'order_lines',
  {
    id: pg.uuid('id').primaryKey(),
    orderId: pg
      .integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id),
    quantity: pg.integer('quantity').notNull(),
    /** For what the coffee is ground; null for beans, and for anything else. */
    grind: pg.text('grind').$type<Brewing>(),
    /** The line's place in the cart: the order in which products were first added. */
    position: pg.integer('position').notNull().generatedAlwaysAsIdentity(),
    /** Name, unit price and VAT at payment; null while in the cart. */
    frozenName: pg.text('frozen_name'),
    frozenPriceCents: pg.integer('frozen_price_cents'),
    frozenVatRate: pg.integer('frozen_vat_rate'),
    /** Its part of the order's discount, in cents for all its pieces. */
    frozenDiscountCents: pg.integer('frozen_discount_cents').notNull().default(0),
    /**
     * Pieces that did not leave with the parcel, and that no refund has restocked: refunded as lost, or
     * withdrawn, before it left.
     */
    unsent: pg.integer('unsent').notNull().default(0),
  },
  (table) => [
    pg.check(
      'order_lines_sound',
      sql`is_sound_line(${table.quantity}, ${table.grind}, ${table.frozenPriceCents}, ${table.frozenDiscountCents})`,
    ),
    pg
      .unique('order_lines_one_per_article')
      .on(table.orderId, table.productId, table.grind)
      .nullsNotDistinct(),
    pg.index('order_lines_by_product').on(table.productId, table.position),
  ],
)

/** What the staff finds an order by: number, name, e-mail, address, telephone; triggers write it. */
export const orderSearch = pg.pgTable(
  'order_search',
  {
    orderId: pg
      .integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: pg.text('text').notNull(),
  },
  (table) => [pg.index('order_search_by_text').using('gin', sql`${table.text} gin_trgm_ops`)],
)

/** What the staff finds a client by: name, e-mail, addresses, telephones; triggers write it. */
export const clientSearch = pg.pgTable(
  'client_search',
  {
    clientId: pg
      .uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    text: pg.text('text').notNull(),
  },
  (table) => [pg.index('client_search_by_text').using('gin', sql`${table.text} gin_trgm_ops`)],
)

/** The states of an attempt that may still be paid. */
export const openAttemptStates = ['started', 'pending'] as const
const attemptStates = [...openAttemptStates, 'succeeded', 'failed', 'expired', 'cancelled'] as const

/**
 * Every attempt to pay an order. Its id is the provider's idempotency key, so that a repeated start
 * is the same payment.
 */
export const paymentAttempts = pg.pgTable(
  'payment_attempts',
  {
    id: pg.uuid('id').primaryKey(),
    orderId: pg
      .integer('order_id')
      .notNull()
      .references(() => orders.id),
    means: pg.text('means', { enum: paymentMeans }).notNull(),
    provider: pg.text('provider').notNull(),
    /** The provider's name of the payment; null until the provider has replied. */
    providerReference: pg.text('provider_reference'),
    amountCents: pg.integer('amount_cents').notNull(),
    state: pg.text('state', { enum: attemptStates }).notNull(),
    /** The provider's page on which it is paid. */
    url: pg.text('url'),
    createdAt: at('created_at').notNull(),
    /** Until when the articles are held; null for a payment that ends at once. */
    expiresAt: at('expires_at'),
    /** When the provider was last asked for its state. */
    checkedAt: at('checked_at'),
    endedAt: at('ended_at'),
    failureCode: pg.text('failure_code'),
    /** When the payer disputed it; null again once the dispute is won or lost. */
    disputedAt: at('disputed_at'),
  },
  (table) => [
    pg.check('payment_attempts_state', sql`${table.state} in (${oneOf(attemptStates)})`),
    pg.check('payment_attempts_means', sql`${table.means} in (${oneOf(paymentMeans)})`),
    pg.check('payment_attempts_amount', sql`${table.amountCents} >= 0`),
    pg
      .uniqueIndex('payment_attempts_by_reference')
      .on(table.provider, table.providerReference)
      .where(sql`${table.providerReference} is not null`),
    pg.index('payment_attempts_by_order').on(table.orderId),
    // One at a time is open.
    pg
      .uniqueIndex('payment_attempts_one_open')
      .on(table.orderId)
      .where(sql`${table.state} in (${oneOf(openAttemptStates)})`),
    pg
      .index('payment_attempts_open')
      .on(table.expiresAt)
      .where(sql`${table.state} in (${oneOf(openAttemptStates)})`),
    pg
      .index('payment_attempts_failed')
      .on(table.endedAt)
      .where(sql`${table.state} = 'failed'`),
    pg
      .index('payment_attempts_disputed')
      .on(table.disputedAt)
      .where(sql`${table.disputedAt} is not null`),
  ],
)

/** The providers' events as received and verified; each is applied once. */
export const paymentEvents = pg.pgTable(
  'payment_events',
  {
    provider: pg.text('provider').notNull(),
    eventId: pg.text('event_id').notNull(),
    kind: pg.text('kind').notNull(),
    /** A name of the payment at the provider; null for an event about none. */
    reference: pg.text('reference'),
    attemptId: pg.uuid('attempt_id').references(() => paymentAttempts.id),
    /** The event without what names its payer. */
    payload: pg.jsonb('payload').notNull(),
    receivedAt: at('received_at').notNull(),
    /** Null until the provider was asked for the state that it announces. */
    appliedAt: at('applied_at'),
  },
  (table) => [
    pg.primaryKey({ columns: [table.provider, table.eventId] }),
    pg.index('payment_events_by_attempt').on(table.attemptId),
    pg
      .index('payment_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is null`),
  ],
)

const refundStates = ['requested', 'succeeded', 'failed'] as const

/** Every refund. Its id is the provider's idempotency key. */
export const refunds = pg.pgTable(
  'refunds',
  {
    id: pg.uuid('id').primaryKey(),
    orderId: pg
      .integer('order_id')
      .notNull()
      .references(() => orders.id),
    attemptId: pg
      .uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    amountCents: pg.integer('amount_cents').notNull(),
    /** The part of the amount that returns the delivery fee. */
    feeCents: pg.integer('fee_cents').notNull().default(0),
    /** What it returns by VAT rate; each gross amount contains its fee and its VAT. */
    vat: pg.jsonb('vat').$type<VatShare[]>().notNull().default([]),
    reason: pg.text('reason').notNull(),
    /** `shop`: a person of the shop; `system`: a rule; `provider`: its own screens or a dispute. */
    requestedBy: pg.text('requested_by', { enum: ['shop', 'system', 'provider'] }).notNull(),
    state: pg.text('state', { enum: refundStates }).notNull(),
    providerReference: pg.text('provider_reference'),
    createdAt: at('created_at').notNull(),
    checkedAt: at('checked_at'),
    endedAt: at('ended_at'),
    failureCode: pg.text('failure_code'),
    /** How the shop has given the money back by itself; null through the provider of the payment. */
    madeBy: pg.text('made_by', { enum: manualMeans }),
  },
  (table) => [
    pg.check('refunds_state', sql`${table.state} in (${oneOf(refundStates)})`),
    pg.check('refunds_made_by', sql`${table.madeBy} in (${oneOf(manualMeans)})`),
    pg.check('refunds_amount', sql`${table.amountCents} > 0`),
    pg.check('refunds_fee', sql`${table.feeCents} between 0 and ${table.amountCents}`),
    pg.index('refunds_by_order').on(table.orderId),
    pg
      .uniqueIndex('refunds_by_reference')
      .on(table.attemptId, table.providerReference)
      .where(sql`${table.providerReference} is not null`),
    // Requested and failed ones, which jobs, gauges and the staff look for.
    pg
      .index('refunds_unmade')
      .on(table.createdAt)
      .where(sql`${table.state} <> 'succeeded'`),
    pg
      .index('refunds_by_end')
      .on(table.endedAt)
      .where(sql`${table.state} = 'succeeded'`),
  ],
)

/** The order lines that a refund returns. */
export const refundLines = pg.pgTable(
  'refund_lines',
  {
    refundId: pg
      .uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    orderLineId: pg
      .uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: pg.integer('quantity').notNull(),
    amountCents: pg.integer('amount_cents').notNull(),
    /** Whether its articles returned to the stock. */
    restocked: pg.boolean('restocked').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.refundId, table.orderLineId] }),
    pg.check('refund_lines_quantity', sql`${table.quantity} > 0`),
    pg.check('refund_lines_amount', sql`${table.amountCents} >= 0`),
    pg.index('refund_lines_by_line').on(table.orderLineId),
  ],
)

/**
 * Invoices and credit notes, with specimens for money that did not move. The database refuses every
 * change of them, except that `forget_buyers` erases the buyer. No foreign keys: documents outlast
 * orders.
 */
export const documents = pg.pgTable(
  'documents',
  {
    number: pg.text('number').primaryKey(),
    kind: pg.text('kind', { enum: documentKinds }).notNull(),
    isSpecimen: pg.boolean('is_specimen').notNull(),
    orderId: pg.integer('order_id').notNull(),
    /** The payment of an invoice, the refund of a credit note. */
    attemptId: pg.uuid('attempt_id').unique(),
    refundId: pg.uuid('refund_id'),
    /** The day in Paris under which the journal has it. */
    day: pg.date('day', { mode: 'string' }).notNull(),
    grossCents: pg.integer('gross_cents').notNull(),
    /** All of it but the buyer, as JSON; the journal has its SHA-256. */
    snapshot: pg.text('snapshot').notNull(),
    /** Name and addresses; null once erased. */
    buyer: pg.jsonb('buyer').$type<DocumentBuyer>(),
  },
  (table) => [
    pg.check('documents_kind', sql`${table.kind} in (${oneOf(documentKinds)})`),
    pg.check('documents_cause', sql`(${table.attemptId} is null) <> (${table.refundId} is null)`),
    pg.index('documents_by_order').on(table.orderId),
    pg.index('documents_by_day').on(table.day, table.number),
    pg.index('documents_by_name').using('gin', sql`(${table.buyer} ->> 'name') gin_trgm_ops`),
  ],
)

/** The last number given out in each series and year, without holes. */
export const documentNumbers = pg.pgTable(
  'document_numbers',
  {
    series: pg.text('series').notNull(),
    year: pg.integer('year').notNull(),
    last: pg.integer('last').notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.series, table.year] })],
)

/** Documents without a number, because the last one given out is unknown since a restore. */
export const owedDocuments = pg.pgTable('owed_documents', {
  id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  draft: pg.jsonb('draft').notNull(),
})

/** What moved money, appended and never changed; each hash covers the entry and the one before. */
export const journal = pg.pgTable(
  'journal',
  {
    position: pg.integer('position').primaryKey(),
    kind: pg.text('kind', { enum: entryKinds }).notNull(),
    /** The number of its document; null for an entry without one. */
    document: pg.text('document'),
    /** In Paris. */
    day: pg.date('day', { mode: 'string' }).notNull(),
    /** JSON, byte for byte what was hashed. */
    content: pg.text('content').notNull(),
    /** SHA-256 in hexadecimal digits. */
    hash: pg.text('hash').notNull(),
  },
  (table) => [
    pg.check('journal_kind', sql`${table.kind} in (${oneOf(entryKinds)})`),
    pg.index('journal_by_day').on(table.day),
  ],
)

/** One row: the end of the journal. It is locked while an entry is appended. */
export const journalHead = pg.pgTable(
  'journal_head',
  {
    id: pg.integer('id').primaryKey(),
    position: pg.integer('position').notNull(),
    hash: pg.text('hash').notNull(),
    /** The database in which numbers are given out; another value after a restore. */
    origin: pg.text('origin'),
    /** The last day of the last closed month. */
    closedUntil: pg.date('closed_until', { mode: 'string' }),
  },
  (table) => [pg.check('journal_head_one_row', sql`${table.id} = 1`)],
)

/** What the shopkeeper sets while the shop is open; a trigger appends each value to the history. */
export const shopSettings = pg.pgTable('settings', {
  name: pg.text('name').primaryKey(),
  value: pg.jsonb('value').notNull(),
  at: at('at').notNull(),
})

export const settingsHistory = pg.pgTable(
  'settings_history',
  {
    id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: pg.text('name').notNull(),
    /** Null for a setting that returned to its default. */
    value: pg.jsonb('value'),
    at: at('at').notNull(),
  },
  (table) => [pg.index('settings_history_by_name').on(table.name, table.id)],
)

/** Work that one server at a time does, for as long as its lease lasts. */
export const jobs = pg.pgTable('jobs', {
  name: pg.text('name').primaryKey(),
  /** The server that has the lease; null if none has. */
  holder: pg.uuid('holder'),
  leasedUntil: at('leased_until'),
  startedAt: at('started_at'),
  endedAt: at('ended_at'),
  /** Runs that failed since the last success. */
  failures: pg.integer('failures').notNull().default(0),
  /** The time up to which the last run did its work, for a job that goes on from there. */
  reachedAt: at('reached_at'),
})

/** Single-use links of the mails; only the hash of their token is stored. */
export const links = pg.pgTable(
  'links',
  {
    tokenHash: pg.text('token_hash').primaryKey(),
    purpose: pg.text('purpose', { enum: ['password', 'email', 'proof'] }).notNull(),
    clientId: pg
      .uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** argon2id of the new password. */
    passwordHash: pg.text('password_hash'),
    newEmail: pg.text('new_email'),
    failures: pg.integer('failures').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    /** The mail that brings it, if its time begins again once that is sent. */
    mailId: pg.uuid('mail_id'),
  },
  (table) => [pg.index('links_by_client').on(table.clientId)],
)

/** Who wants to be told when a product that is sold out is there again; deleted once told. */
export const stockAlerts = pg.pgTable(
  'stock_alerts',
  {
    id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: pg.text('email').notNull(),
    /** The e-mail in lower case, for comparisons. */
    emailKey: pg.text('email_key').notNull(),
    /** SHA-256 of the mailed link's token. */
    tokenHash: pg.text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    /** When the link was used; nobody is told before. */
    confirmedAt: at('confirmed_at'),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    pg.unique('stock_alerts_one_per_product').on(table.productId, table.emailKey),
    pg.index('stock_alerts_by_email').on(table.emailKey),
    pg
      .index('stock_alerts_confirmed')
      .on(table.productId, table.confirmedAt, table.endsAt)
      .where(sql`${table.confirmedAt} is not null`),
    pg.index('stock_alerts_by_end').on(table.endsAt),
  ],
)

/** What clients say of products that they received; a trigger drops the caches of published ones. */
export const reviews = pg.pgTable(
  'reviews',
  {
    /** Another one for each text, so that what is published is what was read. */
    id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    clientId: pg
      .uuid('client_id')
      .notNull()
      .references(() => clients.id),
    /** The order with which the product was received. */
    orderId: pg
      .integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    stars: pg.smallint('stars').notNull(),
    text: pg.text('text').notNull(),
    /** The name that is published. */
    author: pg.text('author').notNull(),
    state: pg.text('state', { enum: reviewStates }).notNull().default('pending'),
    /** Why it was refused. */
    reason: pg.text('reason'),
    writtenAt: at('written_at').notNull(),
    /** When it was published or refused. */
    decidedAt: at('decided_at'),
  },
  (table) => [
    pg.unique('reviews_one_per_product').on(table.productId, table.clientId),
    pg.check('reviews_stars', sql`${table.stars} between 1 and ${sql.raw(String(maxStars))}`),
    pg.check('reviews_state', sql`${table.state} in (${oneOf(reviewStates)})`),
    pg.check('reviews_decided', sql`(${table.state} = 'pending') = (${table.decidedAt} is null)`),
    pg.check('reviews_reason', sql`(${table.state} = 'refused') = (${table.reason} is not null)`),
    pg
      .index('reviews_published')
      .on(table.productId, table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'published'`),
    pg
      .index('reviews_to_read')
      .on(table.writtenAt, table.id)
      .where(sql`${table.state} = 'pending'`),
    pg
      .index('reviews_decided_last')
      .on(table.state, table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} <> 'pending'`),
    pg
      .index('reviews_to_read_by_product')
      .on(table.productId)
      .where(sql`${table.state} = 'pending'`),
    pg.index('reviews_by_client').on(table.clientId),
    pg.index('reviews_by_order').on(table.orderId),
  ],
)

/** The one mail of each order that asks for reviews. */
export const reviewInvitations = pg.pgTable(
  'review_invitations',
  {
    orderId: pg
      .integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** To whom it was mailed: once the client has another e-mail, its link is dead. */
    emailKey: pg.text('email_key').notNull(),
    /** SHA-256 of the mailed link's token. */
    tokenHash: pg.text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [pg.index('review_invitations_by_end').on(table.endsAt)],
)

/** What a client marked to find again. */
export const favourites = pg.pgTable(
  'favourites',
  {
    clientId: pg
      .uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    productId: pg
      .integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.clientId, table.productId] }),
    pg.index('favourites_by_product').on(table.productId),
  ],
)

const withdrawalChannels = ['guest', 'client'] as const

/**
 * Every declaration of withdrawal as it was sent. The shopkeeper matches a guest's with its order: no
 * reply says which order it most likely means, so that nobody can ask which orders exist.
 */
export const withdrawals = pg.pgTable(
  'withdrawals',
  {
    id: pg.integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Chosen by the form: the same declaration sent twice is stored once. */
    key: pg.uuid('key').notNull().unique(),
    /** Null until it is matched. */
    orderId: pg.integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * The order that had this number and this e-mail at the declaration. No reference: its check would
     * wait for the order, and so tell that it exists.
     */
    likelyOrderId: pg.integer('likely_order_id'),
    /** The order's number as it was typed; its digits once the personal data is erased. */
    orderText: pg.text('order_text').notNull(),
    /** Null once the personal data is erased, like the two below. */
    name: pg.text('name'),
    email: pg.text('email'),
    /** The e-mail in lower case, for comparisons. */
    emailKey: pg.text('email_key'),
    /** The articles as they were typed; null for none, which means the whole order. */
    articles: pg.text('articles'),
    channel: pg.text('channel', { enum: withdrawalChannels }).notNull(),
    submittedAt: at('submitted_at').notNull(),
    /** No longer written: the last day follows from the receipt of the order. */
    deadline: pg.date('deadline', { mode: 'string' }),
    state: pg.text('state', { enum: withdrawalStates }).notNull().default('received'),
    /** Why it was refused. */
    refusal: pg.text('refusal'),
    changedAt: at('changed_at').notNull(),
    /** False where the recipient's limit held the acknowledgement back. */
    isMailed: pg.boolean('is_mailed').notNull(),
    /** Its account is deleted: the personal data goes when the withdrawal ends. */
    isErasedAtEnd: pg.boolean('is_erased_at_end').notNull().default(false),
  },
  (table) => [
    pg.check('withdrawals_state', sql`${table.state} in (${oneOf(withdrawalStates)})`),
    pg.check('withdrawals_channel', sql`${table.channel} in (${oneOf(withdrawalChannels)})`),
    pg.check(
      'withdrawals_refusal',
      sql`(${table.state} = 'refused') = (${table.refusal} is not null)`,
    ),
    pg.check(
      'withdrawals_matched',
      sql`${table.state} in ('received', 'refused') or ${table.orderId} is not null`,
    ),
    pg.index('withdrawals_by_order').on(table.orderId),
    pg.index('withdrawals_by_email').on(table.emailKey),
    pg.index('withdrawals_by_time').on(table.submittedAt),
  ],
)

/** The lines that a withdrawal is about; none for the whole order. */
export const withdrawalLines = pg.pgTable(
  'withdrawal_lines',
  {
    withdrawalId: pg
      .integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    orderLineId: pg
      .uuid('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: pg.integer('quantity').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.withdrawalId, table.orderLineId] }),
    pg.check('withdrawal_lines_quantity', sql`${table.quantity} > 0`),
    pg.index('withdrawal_lines_by_line').on(table.orderLineId),
  ],
)

/** Mails that wait, inserted in the transaction that causes them. */
export const outbox = pg.pgTable(
  'outbox',
  {
    /** Also the left part of the Message-ID, the same in every try. */
    id: pg.uuid('id').primaryKey(),
    clientId: pg.uuid('client_id').references(() => clients.id),
    recipient: pg.text('recipient').notNull(),
    /** Whom an answer goes to, if not the shop. */
    replyTo: pg.text('reply_to'),
    subject: pg.text('subject').notNull(),
    text: pg.text('text').notNull(),
    html: pg.text('html').notNull(),
    /** The conditions of sale that are attached when it is sent; null for none. */
    conditionsId: pg.integer('conditions_id').references(() => conditionsVersions.id),
    failures: pg.integer('failures').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** Null once sent or given up. */
    nextTryAt: at('next_try_at'),
    /** Until when a server that tries it has it to itself; null if none does. */
    claimedUntil: at('claimed_until'),
    sentAt: at('sent_at'),
    /** True once it had its turn among the mails to its recipient, or needs none. */
    isPaced: pg.boolean('is_paced').notNull().default(false),
    /** Of the staff's accounts or the shop's money: what clients cause at the address delays none. */
    isForStaff: pg.boolean('is_for_staff').notNull().default(false),
    /**
     * The order that it confirms once the client's e-mail is proven; null if it waits for nothing.
     */
    heldForOrder: pg.integer('held_for_order'),
    /** The product whose return it announces; null for another mail. */
    productId: pg.integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Of a stock alert: the account of its e-mail takes it along unsent. */
    isOfAlert: pg.boolean('is_of_alert').notNull().default(false),
    /** Deleted when it is given up, instead of after the retention period. */
    isForgottenIfLost: pg.boolean('is_forgotten_if_lost').notNull().default(false),
    /** The law owes it to the client: sent also after the account is deleted. */
    outlivesAccount: pg.boolean('outlives_account').notNull().default(false),
  },
  (table) => [
    pg
      .index('outbox_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    pg
      .index('outbox_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
    pg.index('outbox_by_client').on(table.clientId),
    pg
      .index('outbox_by_product')
      .on(table.productId, table.createdAt)
      .where(sql`${table.productId} is not null`),
  ],
)

/** Rate-limited tries, counted for all servers together until their period ends. */
export const attempts = pg.pgTable(
  'attempts',
  {
    /** SHA-256 of the limit's name and of its key: an IP address or an account. */
    key: pg.text('key').primaryKey(),
    count: pg.integer('count').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [pg.index('attempts_by_end').on(table.endsAt)],
)

/** Tokens of clients who signed out; a row is obsolete a day after its token expires. */
export const endedTokens = pg.pgTable(
  'ended_tokens',
  {
    id: pg.uuid('id').primaryKey(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [pg.index('ended_tokens_by_end').on(table.endsAt)],
)

/**
 * Who runs the shop in the admin. The row of someone who has left stays as long as the audit log names
 * them.
 */
export const staff = pg.pgTable(
  'staff',
  {
    id: pg.uuid('id').primaryKey(),
    email: pg.text('email').notNull(),
    /** The e-mail in lower case, for comparisons. */
    emailKey: pg.text('email_key').notNull(),
    role: pg.text('role', { enum: staffRoles }).notNull(),
    /** argon2id; null until the invitation is used. */
    passwordHash: pg.text('password_hash'),
    /** Base32, shared with the app that shows the codes. */
    totpSecret: pg.text('totp_secret'),
    /** The half minute of the last code that was used, which is not accepted again. */
    totpStep: pg.bigint('totp_step', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    pg.check('staff_role', sql`${table.role} in (${oneOf(staffRoles)})`),
    pg
      .uniqueIndex('staff_by_email')
      .on(table.emailKey)
      .where(sql`${table.endedAt} is null`),
  ],
)

const ofStaff = () =>
  pg
    .uuid('staff_id')
    .notNull()
    .references(() => staff.id)

/** Open sessions of the admin; the cookie holds what only its SHA-256 is stored of. */
export const staffSessions = pg.pgTable(
  'staff_sessions',
  {
    idHash: pg.text('id_hash').primaryKey(),
    staffId: ofStaff(),
    /** When a passkey or a code was last asked for. */
    provenAt: at('proven_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    pg.index('staff_sessions_by_staff').on(table.staffId),
    pg.index('staff_sessions_by_end').on(table.endsAt),
  ],
)

/** Single-use links that open an account of the staff, or open it anew; one each. */
export const staffInvitations = pg.pgTable('staff_invitations', {
  staffId: ofStaff().primaryKey(),
  tokenHash: pg.text('token_hash').notNull().unique(),
  /** The secret that becomes the account's once a code of it was typed. */
  totpSecret: pg.text('totp_secret').notNull(),
  endsAt: at('ends_at').notNull(),
})

export const staffPasskeys = pg.pgTable(
  'staff_passkeys',
  {
    /** The credential's own id, base64url. */
    id: pg.text('id').primaryKey(),
    staffId: ofStaff(),
    /** COSE, base64url. */
    publicKey: pg.text('public_key').notNull(),
    /** What the authenticator counts, to notice a copy. */
    counter: pg.bigint('counter', { mode: 'number' }).notNull(),
    transports: pg.jsonb('transports').$type<string[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [pg.index('staff_passkeys_by_staff').on(table.staffId)],
)

/** What passkeys sign, each once. */
export const staffChallenges = pg.pgTable(
  'staff_challenges',
  {
    challenge: pg.text('challenge').primaryKey(),
    /** The member who adds a passkey; null for a challenge that any passkey may sign. */
    staffId: pg.uuid('staff_id').references(() => staff.id),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [pg.index('staff_challenges_by_end').on(table.endsAt)],
)

/** Codes for a lost phone, each used once; stored as SHA-256. */
export const staffRecoveryCodes = pg.pgTable(
  'staff_recovery_codes',
  { staffId: ofStaff(), codeHash: pg.text('code_hash').notNull() },
  (table) => [pg.primaryKey({ columns: [table.staffId, table.codeHash] })],
)

/** Who did what, appended in the transaction of the act and never changed. */
export const auditLog = pg.pgTable(
  'audit_log',
  {
    id: pg.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    /** Null for a command of the shop's machine. */
    staffId: pg.uuid('staff_id').references(() => staff.id),
    act: pg.text('act', { enum: auditActs }).notNull(),
    /** The order that it concerns; its lines go with it. */
    orderId: pg.integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The client whose account it concerns; its lines go with the row of the client. */
    clientId: pg.uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    productId: pg.integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    before: pg.jsonb('before').$type<Record<string, unknown>>(),
    after: pg.jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    pg
      .index('audit_log_by_order')
      .on(table.orderId, table.id)
      .where(sql`${table.orderId} is not null`),
    pg
      .index('audit_log_by_client')
      .on(table.clientId, table.id)
      .where(sql`${table.clientId} is not null`),
    pg
      .index('audit_log_by_product')
      .on(table.productId, table.id)
      .where(sql`${table.productId} is not null`),
    pg.index('audit_log_by_time').on(table.at),
    pg
      .index('audit_log_sign_ins')
      .on(table.staffId, table.at)
      .where(sql`${table.act} = 'signed_in'`),
    pg
      .index('audit_log_mail_tests')
      .on(table.id)
      .where(sql`${table.act} = 'mail_tested'`),
    pg
      .index('audit_log_imports')
      .on(table.at)
      .where(sql`${table.act} = 'catalogue_imported'`),
    pg
      .index('audit_log_by_setting')
      .on(sql`(${table.after}->>'setting')`, table.id)
      .where(sql`${table.act} in ('setting_changed', 'setting_reset')`),
    pg
      .index('audit_log_by_review')
      .on(sql`(${table.after}->>'review')`, table.id)
      .where(sql`${table.act} in ('review_published', 'review_refused')`),
  ],
)
