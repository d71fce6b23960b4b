import { chromium, type Browser } from 'playwright-core'
import { findProgram } from './findProgram'

/** The Chromium of CHROMIUM_PATH, or the first one on the PATH. */
export function findChromium(): string {
  return findProgram({
    title: 'Chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    debianPackage: 'chromium',
  })
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
