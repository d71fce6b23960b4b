/** The types of stored masters, by the extension of their name. */
export const pictureTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const
export type PictureExtension = keyof typeof pictureTypes

/** A stored master's name: the start of its content's SHA-256, and its type. */
const masterName = /^[0-9a-f]{32}\.(jpg|png|webp|avif)$/

export function isMasterName(name: string): boolean {
  return masterName.test(name)
}

/** The extension of a master's name, or of the default picture's. */
export function extensionOf(name: string): PictureExtension {
  return name.slice(name.lastIndexOf('.') + 1) as PictureExtension
}

/** The best type that the browser accepts, else the master's own. */
export function negotiate(accept = '', own: PictureExtension): PictureExtension {
  const accepted = new Set(accept.split(',').flatMap(acceptedType))
  if (accepted.has(pictureTypes.avif)) return 'avif'
  if (accepted.has(pictureTypes.webp)) return 'webp'
  return own
}

/** The type of one range of an Accept header, unless `q=0` refuses it. */
function acceptedType(range: string): string[] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const isRefused = parameters.some((one) => one.startsWith('q=') && Number(one.slice(2)) === 0)
  return isRefused ? [] : [type]
}
