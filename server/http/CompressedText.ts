import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from './etag'

export type Encoding = 'br' | 'gzip' | 'identity'
/** Brotli's level for text that each change of the catalogue makes again. */
const usual = 7
/** Some 5 % smaller, for 17 times the work: for text that seldom changes. */
export const finest = 10
/** For text that is sent once. */
export const quickest = 1

/**
 * A text that is sent often, compressed once for each encoding; a plugin would compress every reply
 * again.
 */
export class CompressedText {
  /** Weak: the same for every encoding. */
  readonly etag: string
  /** As UTF-8, which takes half the memory of a string with a “€” or a “’” in it. */
  private readonly bytes: Buffer
  private readonly made = new Map<Encoding, Promise<Buffer>>()

  constructor(
    text: string,
    private readonly quality = usual,
  ) {
    this.bytes = Buffer.from(text)
    this.etag = `W/${etagOf(text)}`
  }

  /** Bytes of the text. */
  get length(): number {
    return this.bytes.length
  }

  /** Bytes of the text and of its compressed forms, which take about half as much again. */
  get size(): number {
    return Math.ceil(1.5 * this.length)
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding)
    if (known) return known
    const making = encoders[encoding](this.bytes, this.quality)
    this.made.set(encoding, making)
    // One that failed is made again.
    making.catch(() => this.made.delete(encoding))
    return making
  }
}

const encoders: Record<Encoding, (text: Buffer, quality: number) => Promise<Buffer>> = {
  br: (text, quality) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text),
  identity: (text) => Promise.resolve(text),
}
