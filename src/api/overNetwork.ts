import { apiRoot, type PageSettings } from '../../contract/site/pageSettings'
import { urlOf } from './request'
import type { Transport } from './transport'

/**
 * Calls the API of the settings' host with fetch, and throws if no reply arrives: also where an HTML
 * page arrives in its place, as from a filter of the network or a host under maintenance.
 */
export function overNetwork(settings: PageSettings): Transport {
  return async (request, { signal, token, isChange }) => {
    const { endpoint, body } = request
    const reply = await fetch(apiRoot(settings) + urlOf(request), {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      signal,
      keepalive: isChange,
      body: JSON.stringify(body),
    })
    const text = await reply.text()
    if (reply.ok && /^\s*</.test(text)) throw new Error('HTML')
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      data: readJson(text),
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
