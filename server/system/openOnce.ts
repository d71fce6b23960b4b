type Open<Opened> = () => Opened | Promise<Opened>

/**
 * Opens at the first call, and gives the same at the next ones. After a failure the next call tries
 * again.
 */
export function openOnce<Opened>(open: Open<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined
  const forget = (error: unknown) => {
    opened = undefined
    throw error
  }
  return () => (opened ??= Promise.resolve().then(open).catch(forget))
}
