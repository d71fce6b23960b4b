import { request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'
import { commandReplies as words } from '../../wording/commands'
import { isCode } from '../system/isCode'
import { findSocketPath } from '../system/socketPath'
import { commandsPath } from './adminSocket'
import { CommandError } from './CommandError'
import { commandReply, type CommandReply, type CommandRequest } from './runCommand'

/** Sends a command to the running shop of this folder; undefined if no shop listens. */
export async function askShop(
  dataDir: string,
  command: CommandRequest,
): Promise<CommandReply | undefined> {
  const socketPath = await findSocketPath(dataDir)
  return new Promise((resolve, reject) => {
    const lost = () => reject(new CommandError(words.answerLost))
    let isConnected = false
    const request = httpRequest({
      socketPath,
      path: commandsPath,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      agent: false,
    })
    request.once('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true
      })
    })
    request.once('response', (response) => {
      // The shop is closing and has not run the command.
      if (response.statusCode === 503) resolve(undefined)
      json(response)
        .then((reply) => resolve(commandReply.parse(reply)))
        .catch(lost)
    })
    request.once('error', (error) => {
      if (isConnected) lost()
      else if (isCode(error, 'ENOENT', 'ECONNREFUSED')) resolve(undefined)
      else reject(error)
    })
    request.end(JSON.stringify(command))
  })
}
