import type { PaymentMeans } from '../paymentMeans'

/** The settings that the browser needs; the page contains them as a JSON block. */
export type PageSettings = {
  /** Origin of the API, empty for the page's own origin. */
  apiHost: string
  /** Public origin of the pages. */
  publicUrl: string
  /** Starts and ends with a slash. */
  basePath: string
  wording: 'specified' | 'corrected'
  devtools: boolean
  /** A service worker keeps what was seen, and the cart waits for a connection. */
  offline: boolean
  /** The ways to pay, in the order of the screen. */
  means: readonly PaymentMeans[]
  /** The seller; a field that is not filled in is an empty string. */
  seller: {
    name: string
    address: string
    email: string
    phone: string
    legalName: string
    legalForm: string
    capital: string
    siret: string
    rcs: string
    vatNumber: string
    /** Exempt from VAT as a small firm (CGI art. 293 B). */
    vatFranchise: boolean
    publisher: string
    hosting: string
    mediator: string
    /** Identifiers of the producer (code de l’environnement L.541-10-13), by stream. */
    eprPackaging: string
    eprElectrical: string
    eprBatteries: string
    /** What `readAccessibility` reads. */
    accessibility: string
  }
}

/** The shop's web application manifest, below the base path. */
export const manifestName = 'manifest.webmanifest'

/** The absolute URL of a path below the base path, for readers outside the page. */
export function absoluteUrl(
  path: string,
  { publicUrl, basePath }: Pick<PageSettings, 'publicUrl' | 'basePath'>,
): string {
  return publicUrl + basePath.slice(0, -1) + path
}

/** Where the API's paths begin: its host, or the base path without its last slash. */
export function apiRoot({ apiHost, basePath }: Pick<PageSettings, 'apiHost' | 'basePath'>): string {
  return apiHost || basePath.slice(0, -1)
}
