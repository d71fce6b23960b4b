import * as z from 'zod/mini'
import { monthReplies as words } from '../../wording/months'
import { exportFile } from '../documents/exportFile'
import { closeMonth, readMonth } from '../documents/month'
import { command } from './command'

const named = z.object({ month: z.string() })

/** The commands about the sums of a month. */
export const monthCommands = {
  showMonth: command(named, async ({ database }, { month }) => ({
    message: words.shown(await readMonth(database.sql, month)),
  })),
  closeMonth: command(named, async (services, { month }) => ({
    message: words.shown(await closeMonth(services, month)),
  })),
  exportMonth: command(
    z.object({ month: z.string(), file: z.string(), isFec: z.boolean() }),
    async ({ database: { sql }, settings: { seller } }, { month, file, isFec }) => {
      const { content } = await exportFile(sql, seller, { month, format: isFec ? 'fec' : 'csv' })
      return { message: words.written(month, file), content }
    },
  ),
}
