import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const hour = 60 * 60

/** The client's files; those with a hash in their name are cached for ever. */
export async function registerBuiltFiles(
  app: FastifyInstance,
  folder: string,
  basePath: string,
  hashed = 'static/',
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: basePath,
    // A route for each file, so that every other path is a page.
    wildcard: false,
    index: false,
    // The admin has files of its own.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    globIgnore: ['**/index.html', '**/chunks.json'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names in this folder contain the hash of the content.
      const isHashed = file.startsWith(`${folder}/${hashed}`)
      void reply.header(
        'Cache-Control',
        isHashed ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
      )
    },
  })
}
