import { typesetLine } from '../typesetLine'
import type { LegalBlock, LegalSection, LegalText } from './legalText'

/**
 * Makes the page's typography: line breaks of the source become spaces, and the spaces of French
 * typography (before : ; ! ? %, inside « », after n°, in long numbers) become no-break ones.
 */
export function typeset(text: LegalText): LegalText {
  return {
    title: typesetLine(text.title),
    updated: text.updated,
    intro: typesetLine(text.intro),
    sections: text.sections.map(typesetSection),
  }
}

function typesetSection(section: LegalSection): LegalSection {
  return {
    ...section,
    title: typesetLine(section.title),
    blocks: section.blocks.map(typesetBlock),
  }
}

function typesetBlock(block: LegalBlock): LegalBlock {
  return typeof block === 'string' ? typesetLine(block) : { list: block.list.map(typesetLine) }
}
