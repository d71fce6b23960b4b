import type { ReactNode } from 'react'
import { Failure } from '../../../ui/Failure'
import type { ShownProblem } from '../../../ui/ProblemText'
import { WaitingLines } from '../../../ui/WaitingLines'
import { isGone } from './isGone'

type Props<Data> = {
  query: {
    currentData?: Data | undefined
    error?: (Partial<ShownProblem> & { code?: string | undefined }) | undefined
    refetch: () => unknown
  }
  /** About how many lines are waited for. */
  lines: number
  children: (data: Data) => ReactNode
}

/**
 * What a query has read. It stays, with all that is typed in it, while a later reading fails; not what
 * is gone, such as an erased account.
 */
export function Loaded<Data extends object>({ query, lines, children }: Props<Data>) {
  const { currentData, error, refetch } = query
  if (currentData && !isGone(error)) return children(currentData)
  return error ? <Failure problem={error} onRetry={refetch} /> : <WaitingLines lines={lines} />
}
