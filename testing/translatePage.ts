/**
 * Replaces every text of the page by an element with the same text, as the translation of Chrome
 * does: what React writes into the former text is not seen.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const part = document.createElement('span')
    part.textContent = text.data
    text.replaceWith(part)
  }
}
