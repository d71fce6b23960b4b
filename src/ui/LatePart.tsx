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
  const [loaded, setLoaded] = useState<Module | 'failed' | 'outdated' | null>(null)
  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      () => setLoaded('failed'),
    )
  }, [load])
  if (loaded === null) return waiting
  if (loaded === 'outdated') return <RetryLine isOutdated onRetry={() => location.reload()} />
  if (loaded !== 'failed') return children(loaded)
  const retry = () =>
    load().then(
      (module) => setLoaded(() => module),
      // With a network, the code of an earlier build is gone.
      () => navigator.onLine && setLoaded('outdated'),
    )
  return <RetryLine onRetry={retry} />
}
