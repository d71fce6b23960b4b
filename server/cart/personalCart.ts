import type { PersonalData } from '../../contract/api/personalData'
import type { Sql } from '../database/connect'
import { findCartDate, findOpenCartLines } from './queries'
import { toCartReply } from './serialize'

/** The client's cart as the personal data file contains it. */
export async function findPersonalCart(
  sql: Sql,
  clientId: string,
): Promise<Pick<PersonalData, 'cart' | 'cart_since'>> {
  return {
    cart_since: (await findCartDate(sql, clientId))?.toISOString() ?? null,
    cart: toCartReply(await findOpenCartLines(sql, clientId)),
  }
}
