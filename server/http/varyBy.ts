import type { FastifyReply } from 'fastify'

/** Adds a header of requests to those by which a reply differs. */
export function varyBy(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('Vary')
  void reply.header('Vary', others ? `${String(others)}, ${header}` : header)
}
