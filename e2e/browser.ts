import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'

const chromiums = ['chromium', 'chromium-browser', 'google-chrome']

/** The Chromium of CHROMIUM_PATH, or the first one on the PATH. */
export const findChromium = () => findProgram('CHROMIUM_PATH', ...chromiums)

/** The same engine without a window's parts, which takes a seventh less of the processor. */
const findHeadlessChromium = () =>
  findProgram('CHROMIUM_PATH', 'chromium-headless-shell', ...chromiums)

/** The Firefox of FIREFOX_PATH, or the first one on the PATH. */
export const findFirefox = () => findProgram('FIREFOX_PATH', 'firefox-esr', 'firefox')

/** Start Chromium so that it requests nothing but what its pages request. */
export const chromiumOptions = () => ({
  executablePath: findHeadlessChromium(),
  args: [
    // Chromium has no sandbox for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
})

export const launchBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions())

function findProgram(variable: string, ...names: string[]): string {
  const given = process.env[variable]
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = given
    ? [given]
    : names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const program = found.find((file) => existsSync(file))
  if (program) return program
  throw new Error(
    `The journeys need ${names[0]!}: apt-get install ${names[0]!} on Debian, or its path in ${variable}.`,
  )
}
