import * as z from 'zod/mini'

/** What the browser needs of the settings; it travels in the page as a JSON block. */
export const pageSettings = z.object({
  /** Origin of the API, empty for the page's own. */
  apiHost: z.string(),
  /** Origin of the pages as people type it. */
  publicUrl: z.string(),
  /** Starts and ends with a slash. */
  basePath: z.string(),
  wording: z.enum(['specified', 'corrected']),
  devtools: z.boolean(),
  payment: z.enum(['demonstration']),
  /** The seller; a field that is not filled in is an empty string. */
  seller: z.object({
    name: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    legalName: z.string(),
    legalForm: z.string(),
    capital: z.string(),
    siret: z.string(),
    rcs: z.string(),
    vatNumber: z.string(),
    publisher: z.string(),
    hosting: z.string(),
    mediator: z.string(),
  }),
})
export type PageSettings = z.infer<typeof pageSettings>

/** The whole address of a path below the base path, for whoever reads it elsewhere. */
export function wholeAddress(
  path: string,
  { publicUrl, basePath }: Pick<PageSettings, 'publicUrl' | 'basePath'>,
): string {
  return publicUrl + basePath.slice(0, -1) + path
}
