import type { HomeValue } from '../../../../contract/api/staff/staffSettingValues'

/** The paragraphs are typed as one text, with an empty line between them. */
export type HomeDraft = Omit<HomeValue, 'history'> & { historyTitle: string; paragraphs: string }

export function toHomeDraft({ history: { title, paragraphs }, ...value }: HomeValue): HomeDraft {
  return { ...value, historyTitle: title, paragraphs: paragraphs.join('\n\n') }
}

export function readHome({ historyTitle, paragraphs, ...value }: HomeDraft): HomeValue {
  const parts = paragraphs.split(/\n\s*\n/).map((part) => part.trim())
  return { ...value, history: { title: historyTitle, paragraphs: parts.filter(Boolean) } }
}
