import type { FigureTable } from '../../../contract/api/staff/staffFigures'
import { writeHundredths } from '../../../contract/decimals'
import { inParis } from '../../../contract/parisianDays'
import { figureFileWords as words } from '../../../wording/figureFiles'
import { neutralise, writeCsv } from '../../catalogue/file/csv'
import type { Sql } from '../../database/connect'
import { listDays } from './byDay'
import { listMeans } from './byMeans'
import { compareCategories, listProductSales } from './byProduct'
import { listRates } from './byRate'
import type { Compared } from './periods'
import { listRunsOut } from './runsOut'

const maxRows = 20_000

type Money = { sales_cents: number; refunds_cents: number }
/** Sales, refunds and what is left, in euros. */
const moneyOf = ({ sales_cents: sales, refunds_cents: refunds }: Money) =>
  [sales, refunds, sales - refunds].map(writeHundredths)

type Rows = (sql: Sql, compared: Compared, now: Date) => Promise<string[][]>
const rowsOf: Record<FigureTable, Rows> = {
  jours: async (sql, { days }) =>
    (await listDays(sql, days)).map((row) => [row.day, String(row.orders), ...moneyOf(row)]),
  produits: async (sql, { days }) =>
    (await listProductSales(sql, days, maxRows)).map((row) => [
      ...[row.serial, row.name, row.category].map(neutralise),
      String(row.pieces),
      ...moneyOf(row),
    ]),
  rayons: async (sql, { days, before }) =>
    (await compareCategories(sql, days, before)).map((row) => [
      neutralise(row.name),
      ...moneyOf(row),
      writeHundredths(row.before_cents),
    ]),
  taux: async (sql, { days }) =>
    (await listRates(sql, days)).map((row) => [
      writeHundredths(row.rate),
      ...moneyOf(row),
      writeHundredths(row.vat_cents),
    ]),
  moyens: async (sql, { days }) =>
    (await listMeans(sql, days)).map((row) => [
      words.means(row.means),
      String(row.orders),
      ...moneyOf(row),
    ]),
  stock: async (sql, _, now) =>
    (await listRunsOut(sql, now, maxRows)).map(({ serial, name, stock, sold, day }) => [
      ...[serial, name].map(neutralise),
      String(stock),
      String(sold),
      day,
    ]),
}

type Wanted = { table: FigureTable; compared: Compared; vatFranchise: boolean; now: Date }

/** A table of the figures for French spreadsheets, amounts in euros with a comma. */
export async function writeFigures(sql: Sql, { table, compared, vatFranchise, now }: Wanted) {
  const rows = await rowsOf[table](sql, compared, now)
  return {
    name: words.file(table, { ...compared.days, today: inParis(now).day }),
    content: writeCsv([[...words.headings(table, vatFranchise)], ...rows]),
  }
}
