import type { OwnHomeReply } from '../../../contract/api/home'
import type { homeWords } from '../../../wording/home'

type Default = (typeof homeWords)['specified']

/** What the shopkeeper says, and the default words elsewhere. */
export function toHomeWords(words: Default, own: Partial<OwnHomeReply> | null | undefined) {
  const { history, values } = words
  return {
    notice: own?.notice,
    headline: own?.headline || words.headline,
    introduction: own?.introduction || words.introduction,
    picture: own?.picture,
    history: {
      title: own?.history_title || history.title,
      paragraphs: own?.history?.length ? own.history : history.paragraphs,
    },
    values: values.items.map(({ title, text }, place) => {
      const said = own?.values?.[place]
      return { title: said?.title || title, text: said?.text || text }
    }),
  }
}
export type HomeWords = ReturnType<typeof toHomeWords>
