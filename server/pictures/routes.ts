import type { FastifyInstance } from 'fastify'
import {
  defaultPicture,
  heroShapes,
  pictureWidths,
  type HeroShape,
} from '../../contract/site/pictures'
import { catalogueReplies as words } from '../../wording/replies/catalogue'
import { reportTo } from '../http/describeError'
import { varyBy } from '../http/varyBy'
import { answer, notFound } from '../http/handleErrors'
import { ProblemError } from '../http/ProblemError'
import type { Pictures } from './pictures'
import { extensionOf, negotiate, pictureTypes } from './pictureFile'

const caching = {
  /** A name contains the hash of the content, so its picture never changes. */
  master: 'public, max-age=31536000, immutable',
  default: 'public, max-age=86400',
  /** A picture of this name may be added later. */
  unknown: 'public, max-age=60',
}

/** Thirty pages of a hundred pictures. */
const maxPerMinute = 3000

/**
 * `GET /images/:file?w=`: stored pictures in the widths of the contract; with `&shape=`, in the forms
 * of the home page's.
 */
export function registerPictures(app: FastifyInstance, { pictures }: { pictures: Pictures }): void {
  app.get<{ Params: { file: string }; Querystring: { w?: unknown; shape?: unknown } }>(
    '/images/:file',
    { config: { maxPerMinute } },
    async (request, reply) => {
      const shape = readShape(request.query.shape)
      const width = readWidth(request.query.w, shape && heroShapes[shape].widths)
      const { file } = request.params
      // Pages of other origins show them too.
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      if (!(await pictures.has(file))) {
        void reply.header('Cache-Control', caching.unknown)
        return answer(notFound(), request, reply)
      }
      const type = negotiate(request.headers.accept, extensionOf(file))
      varyBy(reply, 'Accept')
      const onNotKept = (error: unknown) => {
        reportTo(request.log)(error, 'picture not kept')
      }
      const bytes = await pictures.resized(file, width, type, shape, onNotKept)
      return reply
        .type(pictureTypes[type])
        .header('Cache-Control', file === defaultPicture ? caching.default : caching.master)
        .send(bytes)
    },
  )
}

function readShape(asked: unknown): HeroShape | undefined {
  if (asked === undefined) return undefined
  if (asked === 'wide' || asked === 'square') return asked
  throw new ProblemError(400, 'invalid_input', words.pictureShape(Object.keys(heroShapes)))
}

function readWidth(asked: unknown, widths: readonly number[] = pictureWidths): number {
  if (asked === undefined) return Math.max(...widths)
  const width = widths.find((one) => String(one) === asked)
  if (!width) throw new ProblemError(400, 'invalid_input', words.pictureWidth(widths))
  return width
}
