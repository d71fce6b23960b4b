/** What the browser needs of the settings; it travels in the page as a JSON block. */
export type PageSettings = {
  /** Origin of the API, empty for the page's own. */
  apiHost: string
  /** Origin of the pages as people type it. */
  publicUrl: string
  /** Starts and ends with a slash. */
  basePath: string
  wording: 'specified' | 'corrected'
  devtools: boolean
  payment: 'demonstration'
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
    publisher: string
    hosting: string
    mediator: string
  }
}

/** The shop's web application manifest, below the base path. */
export const manifestName = 'manifest.webmanifest'

/** The whole address of a path below the base path, for whoever reads it elsewhere. */
export function absoluteUrl(
  path: string,
  { publicUrl, basePath }: Pick<PageSettings, 'publicUrl' | 'basePath'>,
): string {
  return publicUrl + basePath.slice(0, -1) + path
}
