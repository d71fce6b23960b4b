import puppeteer, { type Browser } from 'puppeteer-core'
import { findProgram } from '../findProgram'

/** The Firefox of FIREFOX_PATH, or the first one on the PATH. */
export function findFirefox(): string {
  return findProgram({
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
  })
}

/** A Firefox that speaks French and reaches nothing but this machine. */
export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'fr-FR, fr',
      // Whatever asks another host ends at a port where nobody listens; this machine is exempt.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  })
}
