import type { FastifyBaseLogger } from 'fastify'

/**
 * What the log may hold of an error: its name, code and stack. The message of a failed query holds
 * its parameters, so only other messages are logged. Empty for what is no error.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {}
  const isQuery = error.message.startsWith('Failed query')
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    ...(!isQuery && { reason: error.message }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, 12),
  }
}

/** Logs failures that no caller is told, such as a provider that does not reply. */
export function reportTo(log: FastifyBaseLogger): (error: unknown, message: string) => void {
  return (error, message) => {
    log.error(describeError(error), message)
  }
}
