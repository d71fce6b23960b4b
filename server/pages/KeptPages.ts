import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from '../http/etag'
import type { Page } from './pages'

export type Encoding = 'br' | 'gzip' | 'identity'
/** A page with all that is made of it once. */
export type KeptPage = {
  page: Page
  etag: string
  /** The page's bytes in this encoding, made when they are first asked for. */
  encoded: (encoding: Encoding) => Promise<Buffer>
}

/** Bytes of HTML; what is compressed of it weighs about a third more. */
const mostBytes = 48 * 1024 * 1024
/** The best products change with time alone, too. */
const longestLife = 60 * 60 * 1000
const quality = 7

/**
 * Written pages by their address, until the catalogue changes. A page that is being written is
 * waited for by all who ask; one that was begun before a change is not kept.
 */
export class KeptPages {
  private readonly kept = new LRUCache<string, KeptPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.html.length,
    ttl: longestLife,
  })
  private underWay = new Map<string, Promise<KeptPage>>()

  /** `isKept` false: the page is written for this request alone. */
  async get(key: string, write: () => Promise<Page>, isKept: boolean): Promise<KeptPage> {
    if (!isKept) return toKept(await write())
    const known = this.kept.get(key) ?? this.underWay.get(key)
    return known ?? this.make(key, write)
  }

  /** Forgets every page, and keeps none that is being written. */
  drop(): void {
    this.kept.clear()
    this.underWay = new Map()
  }

  private make(key: string, write: () => Promise<Page>): Promise<KeptPage> {
    const { underWay } = this
    const making = write().then(toKept)
    underWay.set(key, making)
    making
      .then((page) => {
        if (this.underWay === underWay && isOfferedToAll(page.page)) this.kept.set(key, page)
      })
      .catch(() => undefined)
      .finally(() => underWay.delete(key))
    return making
  }
}

/** Addresses of nothing would fill the memory. */
const isOfferedToAll = ({ status, isForAnyAddress }: Page) => status === 200 || isForAnyAddress

function toKept(page: Page): KeptPage {
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    page,
    // Weak: one for every encoding of the page.
    etag: `W/${etagOf(page.html)}`,
    encoded(encoding) {
      const known = made.get(encoding) ?? encoders[encoding](Buffer.from(page.html))
      made.set(encoding, known)
      return known
    },
  }
}

const encoders: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => promisify(gzip)(html, { level: quality }),
  identity: (html) => Promise.resolve(html),
}
