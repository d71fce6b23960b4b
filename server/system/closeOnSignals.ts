import closeWithGrace from 'close-with-grace'

/** Milliseconds until the process ends; requests in flight have fewer (`http/closing.ts`). */
const closeTimeoutMs = 30_000
/** In it, a second SIGINT is the same one. */
const sameSignalMs = 2_000

/**
 * Closes and ends the process at a signal or a fault. Ctrl+C at `npm start` sends SIGINT twice where
 * `sh` becomes its command, as bash does: once from the terminal, once from npm.
 */
export function closeOnSignals(close: (fault?: Error) => Promise<void>): void {
  let isClosing = false
  const grace = closeWithGrace({ delay: closeTimeoutMs, skip: ['SIGINT'] }, ({ err }) => {
    isClosing = true
    return close(err)
  })
  process.once('SIGINT', () => {
    if (isClosing) process.exit(1)
    const ignore = () => undefined
    process.on('SIGINT', ignore)
    setTimeout(() => process.off('SIGINT', ignore), sameSignalMs)
    grace.close()
  })
}
