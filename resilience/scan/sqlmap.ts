import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint } from '../../contract/api/endpoint'
import { endpoints } from '../../contract/api/endpoints'
import { ownRequest } from '../../testing/requests/ownRequest'
import { fill } from '../../testing/requests/TestRequest'
import { openWorld, type World } from '../../testing/requests/world'
import { runProgram } from '../runProgram'

const timeout = 15 * 60_000
/** Behind all that a caller chooses, as sqlmap reads it. */
const mark = '*'

/** Hands one request file for each endpoint to sqlmap, each right in every part and with its own token. */
export async function scanEndpoints(folder: string) {
  const world = await openWorld({ listen: true })
  const scanned = []
  try {
    for (const endpoint of endpoints) {
      console.error(`sqlmap: ${endpoint.name}`)
      scanned.push(await scan(world, endpoint, folder))
    }
  } finally {
    await world.server.close()
  }
  return scanned
}

async function scan(world: World, endpoint: Endpoint, folder: string) {
  const file = path.join(folder, `${endpoint.name}.http`)
  const text = await toFile(world, endpoint)
  await writeFile(file, text)
  const options = [
    ...['-r', file, '--ignore-stdin', '--batch', '--threads=4', '--technique=BEUS'],
    ...['--level=2', '--risk=2', '--ignore-code=*'],
    ...['--flush-session', '--disable-coloring', `--output-dir=${folder}`],
  ]
  const { output } = await runProgram('sqlmap', options, { timeout })
  const [, refusals = ''] = /HTTP error codes detected during run:\n(.+)/.exec(output) ?? []
  return {
    endpoint: endpoint.name,
    /** Fields and parts of the URL that a caller chooses. */
    places: text.split(mark).length - 1,
    tried: new Set(output.match(/testing for SQL injection on .+/g)).size,
    /** How many requests were answered with each status that is no success. */
    refusals,
    /** Whether one of them was a fault of the server's. */
    faults: /\b5\d\d \(/.test(refusals) ? 1 : 0,
    /** Places through which SQL could be sent. */
    found: output.match(/^Parameter: /gm)?.length ?? 0,
  }
}

/** A correct request as sqlmap reads it; where nothing can be chosen, the browser's name may be. */
async function toFile({ server, newFacts }: World, { name, params }: Endpoint): Promise<string> {
  const facts = await newFacts()
  const { method, url, headers, body } = fill(ownRequest(name), facts)
  const { host, pathname, search } = new URL(url, server.url)
  const query = name.startsWith('listProducts') ? `${search}&filter=desc` : search
  const markedUrl = `${pathname}${params ? mark : ''}${query.replaceAll(/(?<==)[^&]*/g, `$&${mark}`)}`
  const fields = Object.entries(JSON.parse(body ?? '{}') as object)
  const marked = Object.fromEntries(fields.map(([field, value]) => [field, `${value}${mark}`]))
  const takesNothing = fields.length === 0 && !markedUrl.includes(mark)
  const sent = { Host: host, 'User-Agent': takesNothing ? mark : 'comptoir', ...headers }
  return [
    `${method} ${markedUrl} HTTP/1.1`,
    ...Object.entries({ ...sent, Authorization: `Bearer ${facts.OWN_TOKEN}` }).map(
      ([header, value]) => `${header}: ${value}`,
    ),
    '',
    body === undefined ? '' : JSON.stringify(marked),
  ].join('\r\n')
}
