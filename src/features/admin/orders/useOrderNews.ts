import { createContext, useContext } from 'react'
import { adminOrdersWords } from '../../../../wording/admin/orders'
import { shownStaffProblem } from '../../../api/admin/shownStaffProblem'
import type { StaffProblem } from '../../../api/admin/StaffProblem'
import { useWords } from '../../../ui/Shop'

export type OrderNews = { text: string; kind: 'done' | 'refused' }
export const OrderNewsContext = createContext<(news: OrderNews) => void>(() => undefined)

/**
 * Tells what became of a change, above the order: it is read again after each, and the form that
 * made the change may be gone.
 */
export function useOrderNews() {
  const tell = useContext(OrderNewsContext)
  const words = useWords(adminOrdersWords)
  return {
    done: ({ message }: { message: string }) => tell({ text: message, kind: 'done' }),
    /** The problem, for the form that is still there. */
    refuse(error: unknown) {
      const problem = shownStaffProblem(error, words.failed)
      if ((error as StaffProblem).code === 'order_changed')
        tell({ text: problem.message, kind: 'refused' })
      return problem
    },
  }
}
