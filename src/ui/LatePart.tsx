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
  useEffect(() => {
    let isLeft = false
    const show = (result: Module | 'failed') => {
      if (!isLeft) setLoaded(() => result)
    }
    load().then(show, () => show('failed'))
    return () => {
      isLeft = true
    }
  }, [load])
  if (loaded === null) return waiting
  if (loaded !== 'failed') return children(loaded)
  const retry = () =>
    load().then(
      (module) => setLoaded(() => module),
      () => undefined,
    )
  return <RetryLine onRetry={retry} />
}
