import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of CHROMIUM_PATH, or the first one on the PATH. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${given}`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
  if (found) return found
  throw new Error(
    `The browser journeys need Chromium: install it (Debian: apt-get install chromium), or give its path in CHROMIUM_PATH. Looked for: ${names.join(', ')}.`,
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A Chromium that asks the network for nothing but what its pages ask for. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
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
}
