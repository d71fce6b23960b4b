import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { commandReplies as words } from '../../wording/commands'
import { CommandError } from './CommandError'
import { isCode } from '../system/isCode'
import { commandReply, type CommandReply, type CommandRequest } from './runCommand'
import { findSocketPath } from '../system/socketPath'

/** Has the running shop of this folder run a command; undefined where no shop listens. */
export async function askShop(
  dataDir: string,
  request: CommandRequest,
): Promise<CommandReply | undefined> {
  const socketPath = await findSocketPath(dataDir)
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath)
    let isConnected = false
    socket.once('connect', () => {
      isConnected = true
      socket.write(`${JSON.stringify(request)}\n`)
    })
    createInterface({ input: socket })
      .once('line', (line) => {
        resolve(commandReply.parse(JSON.parse(line)))
        socket.end()
      })
      .on('error', () => undefined)
    socket.once('error', (error) => {
      if (isConnected) reject(new CommandError(words.answerLost))
      else if (isCode(error, 'ENOENT', 'ECONNREFUSED')) resolve(undefined)
      else reject(error)
    })
    // After an answer this rejects a promise that is settled already.
    socket.once('close', () => {
      reject(new CommandError(words.answerLost))
    })
  })
}
