import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import { orderStates, unpaidStates } from '../../contract/orderStates'
import type { AddressParts } from '../../contract/api/address'
import { brewings, type Brewing, type Facts } from '../../contract/facts'
import { deliveryModes } from '../../contract/deliveryModes'
import { paymentMeans } from '../../contract/paymentMeans'

type VatShare = { vatRate: number; grossCents: number; feeCents: number; vatCents: number }

const at = (name: string) => pg.timestamp(name, { withTimezone: true, mode: 'date' })
const oneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))
const tsvector = pg.customType<{ data: string }>({ dataType: () => 'tsvector' })
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
    priceCents: pg.integer('price_cents').notNull(),
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
      .index('products_by_group')
      .on(sql`(${table.facts} ->> 'group')`)
      .where(sql`not ${table.retired} and (${table.facts} ->> 'group') is not null`),
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

const stockCauses = ['sale', 'release', 'return', 'loss', 'count', 'import', 'correction'] as const

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

/** What search finds a product by; triggers write it. */
export const productSearch = pg.pgTable(
  'product_search',
  {
    productId: pg
      .integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    document: tsvector('document').notNull(),
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
  (table) => [pg.primaryKey({ columns: [table.word, table.meaning] })],
)

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

/** One row: the start of the recent sales; null until they are counted. */
export const salesWindow = pg.pgTable(
  'sales_window',
  { id: pg.integer('id').primaryKey(), since: at('since') },
  (table) => [pg.check('sales_window_one_row', sql`${table.id} = 1`)],
)

export const clients = pg.pgTable('clients', {
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
  deletedAt: at('deleted_at'),
})

/** Every text of the conditions of sale that was ever in force, with the SHA-256 of its text. */
export const conditionsVersions = pg.pgTable('conditions_versions', {
  id: pg.integer('id').primaryKey().generatedAlwaysAsIdentity(),
  hash: pg.text('hash').notNull().unique(),
  text: pg.text('text').notNull(),
  html: pg.text('html').notNull(),
  at: at('at').notNull(),
})

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
    /** The promised days of arrival, or the day from which it can be picked up. */
    promisedFrom: pg.date('promised_from', { mode: 'string' }),
    promisedTo: pg.date('promised_to', { mode: 'string' }),
    /** The conditions of sale that the client accepted; null for a caller that sent none. */
    conditionsId: pg.integer('conditions_id').references(() => conditionsVersions.id),
    /** Raised by each change of an open cart, so that a statement knows whether it read the last. */
    revision: pg.integer('revision').notNull().default(0),
    /** When its cart was created. */
    createdAt: at('created_at').notNull(),
    /** When the payment was first started; null for a cart. */
    orderedAt: at('ordered_at'),
    /** Until when its articles are held for the payment. */
    heldUntil: at('held_until'),
    paidAt: at('paid_at'),
  },
  (table) => [
    pg.check('orders_id', sql`${table.id} between 10000000 and 99999999`),
    pg.check('orders_state', sql`${table.state} in (${oneOf(orderStates)})`),
    pg.check('orders_fee', sql`${table.feeCents} >= 0`),
    pg.check('orders_delivery', sql`${table.delivery} in (${oneOf(deliveryModes)})`),
    pg.check(
      'orders_ordered',
      sql`${table.state} = 'panier' or (${table.totalCents} is not null and ${table.orderedAt} is not null and ${table.delivery} is not null)`,
    ),
    pg.check(
      'orders_paid',
      sql`${table.state} in (${oneOf(unpaidStates)}) or ${table.paidAt} is not null`,
    ),
    pg.check(
      'orders_held',
      sql`${table.state} <> 'en attente de paiement' or ${table.heldUntil} is not null`,
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
    pg.index('orders_by_payment').on(table.paidAt),
  ],
)

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
  },
  (table) => [
    pg.check('order_lines_quantity', sql`${table.quantity} > 0`),
    pg
      .unique('order_lines_one_per_article')
      .on(table.orderId, table.productId, table.grind)
      .nullsNotDistinct(),
    pg.check('order_lines_grind', sql`${table.grind} in (${oneOf(brewings)})`),
    pg.index('order_lines_by_product').on(table.productId),
  ],
)

const attemptStates = ['started', 'pending', 'succeeded', 'failed', 'expired', 'cancelled'] as const

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
      .where(sql`${table.state} in ('started', 'pending')`),
    pg
      .index('payment_attempts_open')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('started', 'pending')`),
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
  },
  (table) => [
    pg.check('refunds_state', sql`${table.state} in (${oneOf(refundStates)})`),
    pg.check('refunds_amount', sql`${table.amountCents} > 0`),
    pg.check('refunds_fee', sql`${table.feeCents} between 0 and ${table.amountCents}`),
    pg.index('refunds_by_order').on(table.orderId),
    pg
      .uniqueIndex('refunds_by_reference')
      .on(table.attemptId, table.providerReference)
      .where(sql`${table.providerReference} is not null`),
    pg
      .index('refunds_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'requested'`),
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
    pg.index('stock_alerts_by_end').on(table.endsAt),
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
    /** Whom an answer goes to, if not the sender. */
    replyTo: pg.text('reply_to'),
    subject: pg.text('subject').notNull(),
    text: pg.text('text').notNull(),
    html: pg.text('html').notNull(),
    /** The conditions of sale that are appended when it is sent; null for none. */
    conditionsId: pg.integer('conditions_id').references(() => conditionsVersions.id),
    failures: pg.integer('failures').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** Null once sent or given up. */
    nextTryAt: at('next_try_at'),
    sentAt: at('sent_at'),
    /** True once it had its turn among the mails to its recipient, or needs none. */
    isPaced: pg.boolean('is_paced').notNull().default(false),
    /**
     * The order that it confirms once the client's e-mail is proven; null if it waits for nothing.
     */
    heldForOrder: pg.integer('held_for_order'),
    /** Deleted when it is given up, instead of after the retention period. */
    isForgottenIfLost: pg.boolean('is_forgotten_if_lost').notNull().default(false),
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

/** Tokens of clients who signed out; a row is obsolete when its token expires. */
export const endedTokens = pg.pgTable(
  'ended_tokens',
  {
    id: pg.uuid('id').primaryKey(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [pg.index('ended_tokens_by_end').on(table.endsAt)],
)
