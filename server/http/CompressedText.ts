import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from './etag'

export type Encoding = 'br' | 'gzip' | 'identity'
const quality = 7

/** A text that is sent often, compressed once for each encoding that is asked for. */
export class CompressedText {
  /** Weak: one for every encoding. */
  readonly etag: string
  private readonly made = new Map<Encoding, Promise<Buffer>>()

  constructor(readonly text: string) {
    this.etag = `W/${etagOf(text)}`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.made.get(encoding) ?? encoders[encoding](Buffer.from(this.text))
    this.made.set(encoding, known)
    return known
  }
}

const encoders: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: quality }),
  identity: (text) => Promise.resolve(text),
}
