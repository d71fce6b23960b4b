/**
 * What the log may hold of an error: its name, code and where it came from. A failed query's
 * message holds its parameters, so only the messages of other errors are kept.
 */
export function describeError(error: Error): Record<string, unknown> {
  const cause = error.cause instanceof Error ? error.cause : undefined
  const isQuery = error.message.startsWith('Failed query')
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    ...(!isQuery && { reason: error.message }),
    ...(cause && { cause: describeError(cause) }),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .slice(0, 12),
  }
}
