import { commonWords } from '../../../wording/common'
import { toProblem } from '../../api/Problem'
import { useWords } from '../../ui/Shop'
import type { CartLine } from './Cart'
import {
  useDecrementLineMutation,
  useDeleteLineMutation,
  useIncrementLineMutation,
  useSetQuantityMutation,
} from './cartChangesApi'
import { useRefusals } from './useRefusals'

/** The most calls of one click at a host that only removes one article at a time. */
const maxSteps = 50

/** The commands on the lines of a client's cart, and why the last one on a product was refused. */
export function useLineCommands(clientId: string) {
  const { error: fallback } = useWords(commonWords)
  const { refusals, report } = useRefusals()
  const [incrementLine] = useIncrementLineMutation()
  const [decrementLine] = useDecrementLineMutation()
  const [setQuantity] = useSetQuantityMutation()
  const [deleteLine] = useDeleteLineMutation()

  const less = (serial: string) =>
    report(serial, fallback, decrementLine({ clientId, serial }).unwrap())

  async function lessInSteps({ serial, quantity, stock }: CartLine): Promise<void> {
    let steps = Math.min(quantity - stock, maxSteps)
    while (steps > 0 && (await less(serial))) steps -= 1
  }

  return {
    refusals,
    more: (serial: string) =>
      report(serial, fallback, incrementLine({ clientId, serial }).unwrap()),
    less,
    /** Reduces a line to the stock that is left. */
    takeLeft(line: CartLine) {
      const { serial, stock } = line
      const change = setQuantity({ clientId, serial, quantity: stock }).unwrap()
      const known = change.catch((error: unknown) => {
        // Another host may not have this endpoint.
        if (toProblem(error).status === 404) return lessInSteps(line)
        throw error
      })
      return report(serial, fallback, known)
    },
    remove: ({ serial, lineId }: CartLine) =>
      report(serial, fallback, deleteLine({ clientId, serial, lineId }).unwrap()),
  }
}

export type LineCommands = ReturnType<typeof useLineCommands>
