import type { FastifyInstance } from 'fastify'
import { defaultPicture, pictureWidths } from '../../contract/pictures'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { Refusal } from '../problems/Refusal'
import type { Services } from '../services'
import { extensionOf, negotiate, pictureTypes } from './pictureFile'

const caching = {
  /** The name follows from the content: it can never become another picture. */
  master: 'public, max-age=31536000, immutable',
  default: 'public, max-age=86400',
  unknown: 'no-cache',
}

/** `GET /images/:file?w=`: product pictures in the widths of the contract. */
export function registerPictures(app: FastifyInstance, { pictures }: Services): void {
  app.get<{ Params: { file: string }; Querystring: { w?: unknown } }>(
    '/images/:file',
    async (request, reply) => {
      const width = readWidth(request.query.w)
      const isKnown = await pictures.has(request.params.file)
      const name = isKnown ? request.params.file : defaultPicture
      const type = negotiate(request.headers.accept, extensionOf(name))
      const bytes = await pictures.resized(name, width, type)
      return (
        reply
          .code(isKnown ? 200 : 404)
          .type(pictureTypes[type])
          .header('Vary', 'Accept')
          .header('Cache-Control', cachingOf(name, isKnown))
          // A client on another origin shows them too.
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .send(bytes)
      )
    },
  )
}

function readWidth(asked: unknown): number {
  if (asked === undefined) return Math.max(...pictureWidths)
  const width = pictureWidths.find((one) => String(one) === asked)
  if (!width) throw new Refusal(400, 'invalid_input', words.pictureWidth(pictureWidths))
  return width
}

function cachingOf(name: string, isKnown: boolean): string {
  if (!isKnown) return caching.unknown
  return name === defaultPicture ? caching.default : caching.master
}
