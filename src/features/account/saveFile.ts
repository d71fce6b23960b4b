/** Milliseconds in which a browser has surely begun to read it. */
const lifetimeMs = 60_000

/** Has the browser keep this text as a file among its downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), lifetimeMs)
}
