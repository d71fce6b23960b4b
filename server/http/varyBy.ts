import type { FastifyReply } from 'fastify'

/** Adds a request header to `Vary`. */
export function varyBy(reply: FastifyReply, header: string): void {
  const others = reply.getHeader('Vary')
  void reply.header('Vary', others ? `${String(others)}, ${header}` : header)
}
