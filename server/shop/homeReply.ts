import type { OwnHomeReply } from '../../contract/api/home'
import type { HomeSettings } from './homeSettings'

/** What the shopkeeper says on the home page; null where the default stays. */
export function homeReply(home: HomeSettings): OwnHomeReply {
  const { notice, headline, introduction, picture, history, values } = home
  return {
    notice: notice || null,
    headline: headline || null,
    introduction: introduction || null,
    picture,
    history_title: history.title || null,
    history: history.paragraphs.length > 0 ? history.paragraphs : null,
    values: values.map(({ title, text }) => ({ title: title || null, text: text || null })),
  }
}
