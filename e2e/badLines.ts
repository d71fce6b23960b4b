/**
 * What a reader of this page would call badly set, a line for each: text that is cut or
 * leaves the window, that runs over other text or over a control, and what is torn where it must not be.
 * Runs in the page, and so needs nothing from around it.
 */
export function badLines(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number }
  type Piece = Box & { node: Node; element: Element; says: string; isControl: boolean }
  const looks = new Map<Element, CSSStyleDeclaration>()
  const lookOf = (element: Element) => {
    const known = looks.get(element) ?? getComputedStyle(element)
    looks.set(element, known)
    return known
  }
  const above = (element: Element) => {
    const path: Element[] = []
    for (let one: Element | null = element; one; one = one.parentElement) path.push(one)
    return path
  }
  const isRead = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !above(element).some((one) => lookOf(one).clipPath !== 'none' || one.matches('[inert]'))
  const floats = (element: Element) =>
    above(element).some((one) => ['fixed', 'sticky'].includes(lookOf(one).position))
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(lookOf(element).overflowX)
  const shortened = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60)
  const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1)
  const rows = (range: Range) => {
    const [first, ...others] = linesOf(range)
    return first && others.some(({ top, height }) => Math.abs(top - first.top) > height / 2)
  }

  const texts: { node: Text; element: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    if (node.nodeValue!.trim() && isRead(element)) texts.push({ node: node as Text, element })
  }
  const found: string[] = []
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth}`)

  const pieces: Piece[] = []
  for (const { node, element } of texts) {
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, height } of linesOf(range)) {
      // Above and below its letters a line box may reach into its neighbours.
      const box = { left, right, top: top + height / 4, bottom: bottom - height / 4 }
      const says = shortened(node.data)
      const around = above(element)
      const scroller = around.find((one) => scrolls(one) && one !== document.documentElement)
      if (scroller && (scroller as HTMLElement).tabIndex < 0)
        found.push(`scrolls, but not by keyboard: ${says}`)
      const clipper = around.find(
        (one) => lookOf(one).overflowX !== 'visible' && one !== document.body && one !== scroller,
      )
      const edge = clipper?.getBoundingClientRect()
      if (!scroller && bottom > -scrollY && (left < -1 || right > innerWidth + 1))
        found.push(`leaves the window: ${says}`)
      if (edge && !scroller && (box.right > edge.right + 1 || box.bottom > edge.bottom + 1))
        found.push(`is cut: ${says}`)
      pieces.push({ ...box, node, element, says, isControl: false })
    }
    const torn = [
      // An amount with its currency; a number with its unit.
      ...node.data.matchAll(/\d[\d\s]*,\d\d\s[€$]|\d+\s(?:g|kg|%)(?![\p{L}\d])/gu),
      // A word that no language's hyphen would need; compounds break at theirs.
      ...node.data.matchAll(
        /(?<![\p{L}\d@.\-_/'’])[\p{L}\d'’]{2,15}(?![\p{L}\d@\-_/'’]|\.\p{L})/gu,
      ),
    ]
    for (const { 0: part, index } of torn) {
      range.setStart(node, index)
      range.setEnd(node, index + part.length)
      if (rows(range)) found.push(`is torn: “${part}” in ${shortened(node.data)}`)
    }
  }
  for (const element of document.querySelectorAll('a[href], button, input, select, summary'))
    if (isRead(element))
      for (const { left, right, top, bottom, width, height } of element.getClientRects()) {
        const says = `${element.tagName} ${shortened(element.textContent || element.ariaLabel || '')}`
        if (left < -1 || right > innerWidth + 1) found.push(`leaves the window: ${says}`)
        // The lines of a link in a text are as close as those of the text.
        const inset = lookOf(element).display === 'inline' ? height / 4 : 1
        if (width > 2 && height > 2)
          pieces.push({
            ...{ left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset },
            ...{ node: element, element, says, isControl: true },
          })
      }

  const still = pieces.filter(({ element }) => !floats(element)).sort((a, b) => a.top - b.top)
  still.forEach((one, index) => {
    for (let next = index + 1; next < still.length; next += 1) {
      const other = still[next]!
      if (other.top >= one.bottom - 1) break
      const isInside = one.node.contains(other.node) || other.node.contains(one.node)
      const overlaps = other.left < one.right - 1 && one.left < other.right - 1
      if (overlaps && !isInside) found.push(`meet: “${one.says}” and “${other.says}”`)
    }
  })
  return [...new Set(found)]
}
