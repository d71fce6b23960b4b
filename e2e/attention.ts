import { eventually } from './eventually'

export type Attention = {
  /** What no step has expected yet, and where the visitor stands. */
  heard: () => string[]
  /** Fails on anything heard since the last time that the step does not expect, and on what it
   * expects in vain. */
  expectQuiet: (expected?: { except: RegExp[] }) => Promise<void>
}
type Place = { url: () => string; cookies: () => Promise<unknown[]> }

/** Keeps watch over a browser, which adds to `lines` whatever is unwelcome; no cookie is welcome. */
export function attentionTo(lines: string[], { url, cookies }: Place): Attention {
  return {
    heard: () => [`at ${url()}`, ...lines],
    expectQuiet: async ({ except } = { except: [] }) => {
      await eventually(() => expectEach(except, lines))
      const unexpected = lines.splice(0).filter((line) => !except.some((one) => one.test(line)))
      expect(unexpected).toEqual([])
      expect(await cookies()).toEqual([])
    },
  }
}

function expectEach(expected: RegExp[], lines: string[]): Promise<void> {
  const missing = expected.filter((one) => !lines.some((line) => one.test(line)))
  return missing.length === 0
    ? Promise.resolve()
    : Promise.reject(
        new Error(`Expected, never heard: ${missing.join(', ')}; heard ${lines.join('\n')}`),
      )
}

/** Whether an address asks a host other than these. */
export function isElsewhere(address: string, origins: Set<string>): boolean {
  const { protocol, origin } = new URL(address)
  return !['data:', 'blob:'].includes(protocol) && !origins.has(origin)
}
