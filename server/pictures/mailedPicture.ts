import type { Pictures } from './pictures'

/** Twice what a mail shows, for dense screens. */
const width = 160

/** Finds pictures in the type that every mail program reads. */
export function mailedPicture(pictures: Pictures) {
  return async (name: string): Promise<Buffer | null> =>
    (await pictures.has(name)) ? pictures.resized(name, width, 'jpg') : null
}
