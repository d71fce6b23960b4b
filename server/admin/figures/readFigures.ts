import type { StaffFigures } from '../../../contract/api/staff/staffFigures'
import type { Services } from '../../services'
import { listDays } from './byDay'
import { listMeans } from './byMeans'
import { compareCategories, listProductSales } from './byProduct'
import { listRates } from './byRate'
import type { AskedDays } from './readDays'
import { listRunsOut } from './runsOut'
import { sumDocuments, sumSales } from './sums'
import { firstOf } from '../../database/firstOf'

const maxProducts = 50
const maxThatRunOut = 20

/** All the figures of a period. */
export async function readFigures(
  { database: { sql }, clock }: Pick<Services, 'database' | 'clock'>,
  { period, days, before }: AskedDays,
): Promise<StaffFigures> {
  const products = firstOf(await listProductSales(sql, days, maxProducts + 1), maxProducts)
  const runsOut = firstOf(await listRunsOut(sql, clock(), maxThatRunOut + 1), maxThatRunOut)
  return {
    period,
    days,
    before,
    now: await sumSales(sql, days),
    then: await sumSales(sql, before),
    by_day: await listDays(sql, days),
    by_product: products.listed,
    has_all_products: !products.hasMore,
    by_category: await compareCategories(sql, days, before),
    by_rate: await listRates(sql, days),
    by_means: await listMeans(sql, days),
    documents: await sumDocuments(sql, days),
    runs_out: runsOut.listed,
    has_all_that_run_out: !runsOut.hasMore,
  }
}
