import { asc, sql as raw } from 'drizzle-orm'
import {
  catalogueColumns,
  incompleteSheet,
  moreIncompleteSheets,
} from '../../wording/catalogueFile'
import type { Sql } from '../database/connect'
import { hasIncompleteSheet } from '../database/incompleteSheet'
import { products } from '../database/schema'
import { missingOnSheet, type SheetField } from './missingOnSheet'

/** As many as people read; the rest is a number. */
const maxListed = 20

/** Whether any product on sale lacks what the law wants of it. */
export async function hasIncompleteSheets(sql: Sql): Promise<boolean> {
  const [found] = await sql
    .select({ id: products.id })
    .from(products)
    .where(hasIncompleteSheet(products))
    .limit(1)
  return found !== undefined
}

/** A line for each product on sale that lacks what the law wants of it. */
export async function describeIncompleteSheets(sql: Sql): Promise<string[]> {
  const rows = await sql
    .select({
      serial: products.serial,
      name: products.name,
      categoryId: products.categoryId,
      weightGrams: products.weightGrams,
      picture: products.picture,
      facts: products.facts,
      total: raw<number>`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .where(hasIncompleteSheet(products))
    .orderBy(asc(products.serial))
    .limit(maxListed)
  const lines = rows.map((row) => sheetLine(row, missingOnSheet(row)))
  const others = (rows[0]?.total ?? 0) - rows.length
  return others > 0 ? [...lines, moreIncompleteSheets(others)] : lines
}

/** What a product lacks, by the columns of the catalogue file. */
export function sheetLine(
  { serial, name }: { serial: string; name: string },
  missing: readonly SheetField[],
): string {
  return incompleteSheet(
    serial,
    name,
    missing.map((column) => catalogueColumns[column]),
  )
}
