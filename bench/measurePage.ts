import { findChromium } from '../e2e/browser'
import { run } from '../testing/run'
import { askLighthouse, type Report } from './askLighthouse'

/** One measurement of a page: scores of 100, times in milliseconds, transferred bytes. */
export type Look = ReturnType<typeof readFigures>
export type Measured = { look: Look; lighthouse: string }

/** Opens the page as Lighthouse's mobile, in a browser with an empty cache. */
export async function measurePage(url: string): Promise<Measured> {
  const report = await askLighthouse(url)
  return { look: readFigures(report), lighthouse: report.lighthouseVersion }
}

/** Asked of Chromium, because Lighthouse reports the major version alone. */
export async function chromiumVersion(): Promise<string> {
  const { stdout } = await run(findChromium(), ['--version'])
  return /[\d.]+/.exec(stdout)?.[0] ?? stdout.trim()
}

function readFigures({ categories, audits }: Report) {
  const score = (category: string) => {
    const { score } = categories[category] ?? {}
    return typeof score === 'number' ? Math.round(score * 100) : missing(category)
  }
  const value = (audit: string) => audits[audit]?.numericValue ?? missing(audit)
  const requests = audits['network-requests']?.details?.items ?? missing('network-requests')
  const bytes = (...types: string[]) =>
    requests
      .filter(({ resourceType = 'Other' }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    html: bytes('Document'),
    script: bytes('Script'),
    css: bytes('Stylesheet'),
    pictures: bytes('Image'),
    all: bytes(),
  }
}

function missing(name: string): never {
  throw new Error(`The report says nothing of ${name}.`)
}
