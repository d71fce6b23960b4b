import { newPerson } from '../../testing/newPerson'
import { words } from '../words'
import { press, sees } from '../page'
import { answered, openThen, ready, refused, type ScreenState } from './reach'

const { form, review, done, own, title } = words.withdrawals
const values = {
  [form.name]: 'Camille Martin',
  [form.order]: '12345678',
  [form.email]: newPerson().email,
}

/** The withdrawal function, step by step. */
export const withdrawalStates = {
  withdrawal: {
    ready: ready('visitor', title),
    refused: refused({ button: form.next }),
    review: answered({ button: form.next, values }, review.title),
    alerted: answered({ button: form.next, values, fails: '**/api/withdrawals' }, async (page) => {
      await press(page, review.confirm)
      await page.locator('main [role=alert]').first().waitFor()
    }),
    done: answered({ button: form.next, values }, async (page) => {
      await press(page, review.confirm)
      await page.getByRole('heading', { name: done.title, exact: true }).waitFor()
    }),
    client: ready('client', own.title),
    newcomer: ready('newcomer', own.none),
    clientReview: openThen('client', async (page) => {
      await press(page, own.next)
      await sees(page, review.title)
    }),
  },
} satisfies Record<string, Record<string, ScreenState>>
