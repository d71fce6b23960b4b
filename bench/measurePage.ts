import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../e2e/browser'
import { root } from '../e2e/shopProcess'

const run = promisify(execFile)
/** Characters of a report; one takes about a million. */
const maxBuffer = 64 * 1024 * 1024
/** On a busy machine Chromium now and then gives a trace without its beginning (NO_NAVSTART). */
const tries = 3

type Request = { resourceType?: string; transferSize?: number }
/** What is read of a Lighthouse report. */
type Report = {
  lighthouseVersion: string
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } } | undefined>
}

/** One look at a page: scores of 100, times in milliseconds, transferred bytes. */
export type Look = ReturnType<typeof readFigures>
export type Measured = { look: Look; lighthouse: string }

/** Opens the page as Lighthouse's mobile, in a browser that has seen nothing yet. */
export async function measurePage(url: string): Promise<Measured> {
  let report = await askLighthouse(url)
  for (let more = 1; report.runtimeError && more < tries; more += 1) {
    console.error(`Once more: ${report.runtimeError.message}`)
    report = await askLighthouse(url)
  }
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return { look: readFigures(report), lighthouse: report.lighthouseVersion }
}

async function askLighthouse(url: string): Promise<Report> {
  const script = path.join(__dirname, 'lighthouse.mjs')
  const { stdout } = await run(process.execPath, [script, findChromium(), url], {
    cwd: root,
    maxBuffer,
  })
  return JSON.parse(stdout) as Report
}

/** Lighthouse tells it only up to the first dot. */
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
