import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import type { Transport } from '../api/transport'

const mask = '•••'
/** The names of secrets in calls, replies, the session and its storage. */
const secretName = /^(token|.*pass(word)?)$/i
/** A shorter secret is in many texts by chance, so it is masked only as a whole text. */
const minPartLength = 6

/**
 * Redux DevTools without secrets. Every token or password of this page is masked alone, as a key,
 * or inside a longer text. `watch` learns them from the calls, because an endpoint may turn its
 * reply into a bare token.
 */
export function openDevTools() {
  const secrets = new Set<string>()

  function remember(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      if (value && secretName.test(name)) secrets.add(value)
    } else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([key, inner]) => remember(inner, key))
  }

  function maskText(text: string): string {
    if (secrets.has(text)) return mask
    let masked = text
    for (const secret of secrets)
      if (secret.length >= minPartLength)
        // As JSON (the keys of queries) and as a URL write it.
        for (const form of [
          secret,
          JSON.stringify(secret).slice(1, -1),
          encodeURIComponent(secret),
        ])
          masked = masked.replaceAll(form, mask)
    return masked
  }

  function masked(value: unknown): unknown {
    if (typeof value === 'string') return maskText(value)
    if (Array.isArray(value)) return value.map(masked)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [maskText(key), masked(inner)]),
    )
  }

  function sanitize<Value>(value: Value): Value {
    remember(value)
    return masked(value) as Value
  }

  return {
    watch:
      (transport: Transport): Transport =>
      async (request, manner) => {
        remember(request.body)
        const reply = await transport(request, manner)
        remember(reply.data)
        return reply
      },
    options: {
      name: 'comptoir',
      actionSanitizer: sanitize,
      stateSanitizer: sanitize,
    } satisfies DevToolsEnhancerOptions,
  }
}

export type DevTools = ReturnType<typeof openDevTools>
