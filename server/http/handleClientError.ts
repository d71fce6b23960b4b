import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { problemReplies as replies } from '../../wording/replies/problems'
import { ProblemError } from './ProblemError'

/**
 * Replies to what Node could not read as a request, or not in time, and closes the connection: no
 * route or hook sees such a request.
 */
export function handleClientError(
  { code }: Pick<NodeJS.ErrnoException, 'code'>,
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = toRefusal(code)
  const body = JSON.stringify(refusal.toProblem())
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Replies that a request did not arrive in time, and closes the connection. */
export function refuseLate(socket: Socket): void {
  handleClientError({ code: late }, socket)
}

/** Node's own code. */
const late = 'ERR_HTTP_REQUEST_TIMEOUT'

function toRefusal(code: string | undefined): ProblemError {
  if (code === late) return new ProblemError(408, 'invalid_input', replies.tooSlow)
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ProblemError(431, 'too_large', replies.headTooLarge)
  return new ProblemError(400, 'invalid_input', replies.unparsed)
}
