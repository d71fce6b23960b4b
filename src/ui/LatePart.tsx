import { useEffect, useState, type ReactNode } from 'react'
import { RetryLine } from './RetryLine'

type Props<Module> = {
  /** The same function at each render. */
  load: () => Promise<Module>
  children: (module: Module) => ReactNode
  waiting: ReactNode
}

/** A part of a page that only the browser shows, and whose code the page's first load goes without. */
export function LatePart<Module>({ load, children, waiting }: Props<Module>) {
  const [loaded, setLoaded] = useState<Module | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isLeft = false
    const show = (result: Module | 'failed') => {
      if (!isLeft) setLoaded(() => result)
    }
    load().then(show, () => show('failed'))
    return () => {
      isLeft = true
    }
  }, [load, attempt])
  if (loaded === null) return waiting
  if (loaded !== 'failed') return children(loaded)
  function retry() {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  return <RetryLine onRetry={retry} />
}
