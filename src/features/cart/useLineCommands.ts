import { useState } from 'react'
import { catalogueWords } from '../../../wording/catalogue'
import { commonWords } from '../../../wording/common'
import { toProblem } from '../../api/Problem'
import { useWords } from '../../ui/Shop'
import { keyOf, type Article } from './article'
import type { CartLine } from './Cart'
import { useAddToCartMutation } from './cartChangesApi'
import {
  useDecrementLineMutation,
  useDeleteLineMutation,
  useIncrementLineMutation,
  useSetQuantityMutation,
} from './lineChangesApi'
import { useRefusals } from './useRefusals'

/** The most calls of one click at a host that only adds or removes one article at a time. */
const maxSteps = 50

const named = ({ serial, grind }: Article): Article => ({ serial, grind })

/** The commands on the lines of a client's cart, and why the last one on an article was refused. */
export function useLineCommands(clientId: string, onRemoved: (line: CartLine) => void) {
  const { error: fallback } = useWords(commonWords)
  const { onlyLeft } = useWords(catalogueWords)
  const { refusals, report: reportRefusal, notice } = useRefusals()
  /** The articles of which more was typed than there is. */
  const [clamped, setClamped] = useState<readonly string[]>([])
  const [addToCart] = useAddToCartMutation()
  const [incrementLine] = useIncrementLineMutation()
  const [decrementLine] = useDecrementLineMutation()
  const [setQuantity] = useSetQuantityMutation()
  const [deleteLine] = useDeleteLineMutation()

  function report(article: Article, change: Promise<unknown>): Promise<boolean> {
    setClamped((all) => all.filter((key) => key !== keyOf(article)))
    return reportRefusal(article, fallback, change)
  }

  const less = (article: Article) =>
    report(article, decrementLine({ clientId, ...named(article) }).unwrap())

  const more = (article: Article) =>
    report(article, incrementLine({ clientId, ...named(article) }).unwrap())

  async function stepTo(line: CartLine, quantity: number): Promise<void> {
    const step = quantity < line.quantity ? less : more
    let steps = Math.min(Math.abs(line.quantity - quantity), maxSteps)
    while (steps > 0 && (await step(line))) steps -= 1
  }

  function set(line: CartLine, quantity: number, effect?: number): Promise<boolean> {
    const change = setQuantity({ clientId, ...named(line), quantity, ...(effect && { effect }) })
    const known = change.unwrap().catch((error: unknown) => {
      // Another host may not have this endpoint.
      if (toProblem(error).status === 404) return stepTo(line, quantity)
      throw error
    })
    return report(line, known)
  }

  return {
    refusals,
    more,
    less,
    /** Reduces a line to the stock that is left. */
    takeLeft: (line: CartLine) => set(line, line.stock),
    /** Sets what was typed; `shown` is the quantity on the screen. */
    set: (line: CartLine, quantity: number, shown: number) => set(line, quantity, quantity - shown),
    /** Says why the quantity is not what was typed. */
    sayStock(line: CartLine) {
      notice.show(keyOf(line), { kind: 'info', text: onlyLeft(line.stock) })
      setClamped((all) => [...all, keyOf(line)])
    },
    isClamped: (line: CartLine) => clamped.includes(keyOf(line)),
    /** Brings a removed line back. */
    restore: ({ quantity, ...line }: CartLine) =>
      report(line, addToCart({ clientId, ...named(line), quantity }).unwrap()),
    async remove(line: CartLine) {
      const change = deleteLine({ clientId, ...named(line), lineId: line.lineId })
      if (await report(line, change.unwrap())) onRemoved(line)
    },
  }
}

export type LineCommands = ReturnType<typeof useLineCommands>
