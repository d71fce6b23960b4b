/** Milliseconds after which a browser has surely begun to read the file. */
const lifetimeMs = 60_000

/** Saves this content as a file among the browser's downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), lifetimeMs)
}
