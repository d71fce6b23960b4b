import type { LegalBlock, LegalSection, LegalText } from '../../wording/legal/legalText'

/** Sections of the privacy policy that answer the person, not the register. */
const forReaders = new Set([
  'navigateur',
  'suppression-du-compte',
  'vos-droits',
  'reclamation',
  'destinataires',
  'securite',
])

/** The register's page, with its generated parts written anew from the privacy policy. */
export function renderRegister(page: string, { sections }: LegalText): string {
  const clients = sections.filter(({ id }) => !forReaders.has(id))
  const recipients = sections.filter(({ id }) => id === 'destinataires' || id === 'securite')
  return replacePart(replacePart(page, 'clients', clients), 'recipients', recipients)
}

function replacePart(page: string, name: string, sections: readonly LegalSection[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const before = page.slice(0, page.indexOf(begin) + begin.length)
  const after = page.slice(page.indexOf(end))
  return [before, ...sections.map(renderSection), after].join('\n\n')
}

const renderSection = ({ title, blocks }: LegalSection) =>
  [`### ${title}`, ...blocks.map(renderBlock)].join('\n\n')

const renderBlock = (block: LegalBlock) =>
  typeof block === 'string'
    ? onOneLine(block)
    : block.list.map((item) => `- ${onOneLine(item)}`).join('\n')

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
