import path from 'node:path'
import type { Cookie } from '@playwright/test'
import { findChromium } from '../e2e/browser'
import { root } from '../testing/root'
import { run } from '../testing/run'

/** Characters of a report; one takes about a million. */
const maxBuffer = 64 * 1024 * 1024
/** On a busy machine Chromium sometimes produces a trace without its beginning (NO_NAVSTART). */
const tries = 3

type Request = { resourceType?: string; transferSize?: number }
type Audit = {
  title: string
  score: number | null
  numericValue?: number
  details?: { items?: Request[] }
}
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
/** The fields of a Lighthouse report that are used. */
export type Report = {
  lighthouseVersion: string
  runtimeError?: { message: string }
  categories: Record<string, Category | undefined>
  audits: Record<string, Audit | undefined>
}
/** Who looks at a page: what the browser has stored, and its cookies. */
export type Visitor = { storage?: Record<string, string>; cookies?: Cookie[] }
type Conditions = {
  visitor?: Visitor | undefined
  /** All, unless some are named. */
  onlyCategories?: readonly string[]
}

/** Opens the page as Lighthouse's mobile, in a fresh browser. */
export async function askLighthouse(url: string, asked: Conditions = {}): Promise<Report> {
  let report = await askOnce(url, asked)
  for (let more = 1; report.runtimeError && more < tries; more += 1) {
    console.error(`Once more: ${report.runtimeError.message}`)
    report = await askOnce(url, asked)
  }
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

async function askOnce(url: string, asked: Conditions): Promise<Report> {
  const script = path.join(__dirname, 'lighthouse.mjs')
  const { stdout } = await run(
    process.execPath,
    [script, findChromium(), url, JSON.stringify(asked)],
    { cwd: root, maxBuffer },
  )
  return JSON.parse(stdout) as Report
}
