import { isFood } from './missingOnSheet'

type Priced = { categoryId: number; netQuantity: string | null | undefined }

const multiple = String.raw`(?:(?<pieces>\d{1,4})\s*(?:[x×]\s*|(?:\p{L}+\s+){1,3}(?:de\s+|d[’'])))?`
const amount = String.raw`(?<amount>\d{1,3}(?:\s\d{3})+|\d{1,7}(?:[.,]\d{1,6})?)\s*`
const weight = '(?<weight>kg|gr?s?|(?:kilo)?grammes?|kilos?)'
const volume = '(?<volume>[mcd]?l|(?:milli|centi|déci)?litres?)'
const times = String.raw`(?:\s*[x×]\s*(?<times>\d{1,4}))?`
/** A weight or a volume: “40 g”, “6 × 25 cl”, “1 litre”. */
const quantity = new RegExp(
  `\\b${multiple}${amount}(?:${weight}|${volume})(?![\\p{L}\\d])${times}`,
  'iu',
)

/** What one makes of it: “20 sachets pour 4 l”, “20 sachets (pour 1,5 l), 40 g”. */
const yielded = /\bpour\s.*?(?=,\s|[();]|$)/giu
/** It may be written in cups as well: “20 sachets pour 4 l (20 tasses de 20 cl)”. */
const cups = /\([^\d()]*\d+\s*tasses?\b[^()]*\)/giu

/** The first weight or volume of a net quantity, without what one makes of it. */
const findQuantity = (netQuantity: string) =>
  quantity.exec(netQuantity.replace(cups, '').replace(yielded, ''))?.groups

/** By the first letter of the unit. */
const millilitresOf: Readonly<Record<string, number>> = { m: 1, c: 10, d: 100, l: 1000 }

/** Whether a net quantity is a weight: what is written first counts, as in “250 g, for 2 l”. */
function isWeight(netQuantity: string): boolean {
  return findQuantity(netQuantity)?.weight !== undefined
}

/** The millilitres of a food whose net quantity is a volume; undefined for anything else. */
function volumeOf({ categoryId, netQuantity }: Priced): number | undefined {
  const found = isFood({ categoryId }) ? findQuantity(netQuantity ?? '') : undefined
  const unit = found?.volume?.[0]?.toLowerCase()
  if (!found || unit === undefined) return undefined
  const number = Number(found.amount?.replace(/\s/g, '').replace(',', '.'))
  const pieces = Number(found.pieces ?? 1) * Number(found.times ?? 1)
  return number * pieces * (millilitresOf[unit] ?? 0) || undefined
}

/**
 * Whether a food has its weight in the net quantity alone, where no price per kilo is computed from
 * it. Arrêté of 16 November 1999.
 */
export function lacksWeight({
  weightGrams,
  ...product
}: Priced & { weightGrams: number | null }): boolean {
  return isFood(product) && weightGrams === null && isWeight(product.netQuantity ?? '')
}

/**
 * Whether the law wants the price per kilo: of food that is no liquid, and of what else is sold by
 * weight.
 */
export function isPricedPerKilo(product: Priced & { soldByWeight: boolean }): boolean {
  return volumeOf(product) === undefined && (product.soldByWeight || isFood(product))
}

/** Cents for a litre of a food whose net quantity is a volume; null for anything else. */
export function pricePerLitre(product: Priced & { priceCents: number }): number | null {
  const millilitres = volumeOf(product)
  return millilitres === undefined ? null : Math.round((product.priceCents * 1000) / millilitres)
}
