import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { endpoints } from '../../contract/api/endpoints'
import { ownRequest } from '../../testing/requests/ownRequest'
import { fill, type TestRequest } from '../../testing/requests/TestRequest'
import { openWorld, type World } from '../../testing/requests/world'
import { runTool } from './runTool'

export type ScannedCall = {
  call: string
  /** Fields and parts of the address that a caller chooses. */
  places: number
  tried: number
  /** How many requests were answered with each status that is no success. */
  refusals: string
  /** Whether one of them was a fault of the server's. */
  faults: number
  /** Places through which SQL could be sent. */
  found: number
}

const mark = '*'

/** Those whose reply depends on the query string. */
const queries: { [call: string]: string } = {
  listProducts: '?filter=desc&page=1',
  listProductsByCategory: '?filter=desc&page=1',
}

/** Hands one request file for each call to sqlmap, each right in every part and with its own token. */
export async function scanCalls(folder: string): Promise<ScannedCall[]> {
  const world = await openWorld({ listen: true })
  const scanned: ScannedCall[] = []
  try {
    for (const { name } of endpoints) {
      console.error(`sqlmap: ${name}`)
      scanned.push(await scan(world, name, folder))
    }
  } finally {
    await world.server.close()
  }
  return scanned
}

async function scan(world: World, name: string, folder: string): Promise<ScannedCall> {
  const facts = await world.newFacts()
  const request = marked(name, fill(ownRequest(name), facts))
  const file = path.join(folder, `${name}.http`)
  await writeFile(file, toFile(request, world.server.url, facts.OWN_TOKEN))
  const said = await runTool('sqlmap', [
    ...['-r', file, '--ignore-stdin', '--batch', '--threads=4', '--technique=BEUS'],
    ...['--level=2', '--risk=2', '--ignore-code=*'],
    ...['--flush-session', '--disable-coloring', `--output-dir=${folder}`],
  ])
  const [, refusals = ''] = /HTTP error codes detected during run:\n(.+)/.exec(said) ?? []
  return {
    call: name,
    places: (request.url + (request.body ?? '')).split(mark).length - 1 || 1,
    tried: new Set(said.match(/testing for SQL injection on .+/g)).size,
    refusals,
    faults: /\b5\d\d \(/.test(refusals) ? 1 : 0,
    found: said.match(/^Parameter: /gm)?.length ?? 0,
  }
}

/** With sqlmap's mark behind all that the caller chooses. */
function marked(name: string, request: TestRequest): TestRequest {
  const isNamed = endpoints.some((call) => call.name === name && call.params !== undefined)
  const [pathname = '', ownQuery] = request.url.split('?')
  const query = queries[name] ?? (ownQuery === undefined ? '' : `?${ownQuery}`)
  const fields = Object.entries(JSON.parse(request.body ?? '{}') as object)
  const body = Object.fromEntries(fields.map(([field, value]) => [field, `${value}${mark}`]))
  return {
    ...request,
    url: pathname + (isNamed ? mark : '') + query.replaceAll(/(?<==)[^&]*/g, `$&${mark}`),
    ...(request.body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** As sqlmap reads it; where a call takes nothing, the browser's name is what may be chosen. */
function toFile({ method, url, headers, body }: TestRequest, shop: string, token: string) {
  const takesNothing = !(url + (body ?? '')).includes(mark)
  return [
    `${method} ${url} HTTP/1.1`,
    `Host: ${new URL(shop).host}`,
    `User-Agent: comptoir${takesNothing ? mark : ''}`,
    `Authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body ?? '',
  ].join('\r\n')
}
