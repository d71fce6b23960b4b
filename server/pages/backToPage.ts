import type { FastifyReply, FastifyRequest } from 'fastify'

/** A form that nobody answers gets its page again; its fields are not read. */
export async function backToPage(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.redirect(request.originalUrl, 303)
}
