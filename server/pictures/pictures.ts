import { createHash } from 'node:crypto'
import { access, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Crop } from '../../contract/site/crops'
import { defaultPicture, heroShapes, type HeroShape } from '../../contract/site/pictures'
import { openOnce } from '../system/openOnce'
import { projectRoot } from '../system/projectRoot'
import { checkPicture } from './checkPicture'
import { cutOut } from './cutOut'
import { limitWork } from './limitWork'
import { extensionOf, isMasterName, type PictureExtension } from './pictureFile'
import { resize } from './resize'
import { writeWhole } from '../system/writeWhole'

export type Pictures = {
  /** Stores a master; returns its name. Throws `PictureRefused` if it is no picture. */
  keep: (bytes: Buffer) => Promise<string>
  /** The name under which it would be stored; throws like `keep`. */
  nameOf: (bytes: Buffer) => Promise<string>
  /** Whether a master of this name is stored; true for the default picture. */
  has: (name: string) => Promise<boolean>
  /**
   * A known picture in this width (never enlarged) and type; with a shape, its middle. It is made once
   * and kept, unless the disk refuses it.
   */
  resized: (
    name: string,
    width: number,
    type: PictureExtension,
    shape?: HeroShape,
    onNotKept?: (error: unknown) => void,
  ) => Promise<Buffer>
  /** Stores this part of a known master as a master of its own; returns its name. */
  crop: (name: string, crop: Crop) => Promise<string>
}

const atOnce = 2

/** The folder of the pictures as uploaded; all others are made from them. */
export const mastersFolder = (folder: string) => path.join(folder, 'masters')

/** The product pictures of this folder: masters named by a hash, and the resized ones. */
export function openPictures(folder: string): Pictures {
  const masters = mastersFolder(folder)
  const kept = path.join(folder, 'kept')
  const run = limitWork<Buffer>(atOnce)
  const master = (name: string) =>
    name === defaultPicture ? defaultFile() : path.join(masters, name)

  async function keep(bytes: Buffer) {
    const name = await nameOf(bytes)
    const file = path.join(masters, name)
    await mkdir(masters, { recursive: true })
    // A power cut may have left a part of it.
    if ((await sizeOf(file)) !== bytes.length) await writeWhole(file, bytes)
    return name
  }

  return {
    keep,
    nameOf,
    has: async (name) =>
      name === defaultPicture || (isMasterName(name) && exists(path.join(masters, name))),
    async resized(name, width, type, shape, onNotKept) {
      const ratio = shape && heroShapes[shape].ratio
      const key = `${await contentOf(name)}-${shape ? `${shape}-` : ''}${width}.${type}`
      const file = path.join(kept, key)
      const known = await readFile(file).catch(() => undefined)
      // A power cut may have left it empty.
      if (known?.length) return known
      return run(key, async () => {
        const bytes = await resize(await readFile(master(name)), { width, type, ratio })
        // A picture that cannot be kept, as on a full disk, is made again for the next visitor.
        await mkdir(kept, { recursive: true })
          .then(() => writeWhole(file, bytes))
          .catch((error: unknown) => onNotKept?.(error))
        return bytes
      })
    },
    async crop(name, crop) {
      const { x, y, width, height } = crop
      const cut = async () => cutOut(await readFile(master(name)), crop)
      return keep(await run([name, x, y, width, height].join(' '), cut))
    },
  }
}

async function nameOf(bytes: Buffer): Promise<string> {
  return `${hashOf(bytes)}.${await checkPicture(bytes)}`
}

const defaultFile = () => path.join(projectRoot(), 'server/pictures', defaultPicture)
/** The beginning of a master's name. */
export const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const defaultHash = openOnce(async () => hashOf(await readFile(defaultFile())))
/**
 * The beginning of a resized file's name; the default picture's own name says nothing of its
 * content.
 */
function contentOf(name: string): string | Promise<string> {
  if (name !== defaultPicture) return name.replace(`.${extensionOf(name)}`, '')
  return defaultHash()
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
