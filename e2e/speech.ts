import type { Page } from '@playwright/test'

type Told = { value?: unknown }
type Node = {
  nodeId: string
  ignored: boolean
  childIds?: string[]
  role?: Told
  name?: Told
  value?: Told
  description?: Told
  properties?: { name: string; value: Told }[]
}

const states = new Set(['checked', 'disabled', 'required', 'invalid', 'expanded', 'focused'])
/** Roles of which nothing is said; what is inside them is. */
const silent = ['generic', 'none', 'rowgroup', 'paragraph', 'LabelText', 'Legend', 'InlineTextBox']

/**
 * What a screen reader is given of one part of the page, a line each in reading order: role, name,
 * value, states, and the description in brackets. Read from Chromium's own accessibility tree.
 */
export async function speechOf(page: Page, role: string, partName = ''): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const tree = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const nodes = tree.nodes as unknown as Node[]
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const parts = nodes
    .filter((node) => said(node.role) === role && said(node.name) === partName)
    .map((node) => linesOf(node, '', byId))
  // Regions of news are there before there is any; of two, what has the focus is read.
  const news = parts.filter(({ length }) => length > 1)
  return news.find(([first]) => first?.includes(' focused')) ?? news[0] ?? []
}

function linesOf(node: Node, around: string, byId: Map<string, Node>): string[] {
  const role = said(node.role)
  const name = said(node.name)
  const isSilent = node.ignored || silent.includes(role)
  // The text inside a button, a cell or a field is its name or its value already.
  const isRepeated = role === 'StaticText' && around.includes(name)
  const own = isSilent || isRepeated ? [] : [lineOf(node)]
  const below = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id)
    return child ? linesOf(child, isSilent ? around : name + said(node.value), byId) : []
  })
  return [...own, ...below]
}

function lineOf({ role, name, value, description, properties = [] }: Node): string {
  const told = properties
    .filter(
      (one) => states.has(one.name) && (said(one.value) !== 'false' || one.name === 'checked'),
    )
    .map((one) => (said(one.value) === 'true' ? one.name : `${one.name}=${said(one.value)}`))
  return [
    said(role),
    said(name) && `“${said(name)}”`,
    said(value) && `= ${said(value)}`,
    ...told,
    said(description) && `(${said(description)})`,
  ]
    .filter(Boolean)
    .join(' ')
}

function said(told: Told | undefined): string {
  const value = told?.value
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
