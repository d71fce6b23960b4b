import * as z from 'zod/mini'
import { toOneLine } from '../../contract/api/oneLine'
import { bestCount, homeLengths, maxParagraphs, valueCount } from '../../contract/homeLimits'
import { wantedOfSetting as wanted } from '../../wording/shopSettings'
import { typesetLine } from '../../wording/typesetLine'
import { isMasterName } from '../pictures/pictureFile'

/** One line of visible text; an empty one is the default. */
function text(max: number, min = 0) {
  const error = min > 0 ? wanted.textOf(min, max) : wanted.textUpTo(max)
  return z.string(error).check(
    z.overwrite((typed) => typesetLine(toOneLine(typed))),
    z.minLength(min, error),
    z.maxLength(max, error),
  )
}

const {
  alt,
  headline,
  historyTitle,
  introduction,
  notice,
  paragraph,
  valueText: valueLength,
  valueTitle,
} = homeLengths

/** What the home page says and shows. */
export const homeSettings = z.strictObject({
  /** A line above everything; empty for none. */
  notice: text(notice),
  headline: text(headline),
  introduction: text(introduction),
  /** Null for the shop's own. */
  picture: z.nullable(
    z.strictObject({
      file: z.string(wanted.picture).check(z.refine(isMasterName, wanted.picture)),
      alt: text(alt, 1),
    }),
  ),
  history: z.strictObject({
    title: text(historyTitle),
    paragraphs: z.array(text(paragraph)).check(
      z.overwrite((paragraphs) => paragraphs.filter(Boolean)),
      z.maxLength(maxParagraphs, wanted.paragraphs),
    ),
  }),
  values: z
    .array(z.strictObject({ title: text(valueTitle), text: text(valueLength) }))
    .check(z.length(valueCount, wanted.values)),
})
export type HomeSettings = z.infer<typeof homeSettings>

/** The default words, the shop's own picture, and no notice. */
export const defaultHome: HomeSettings = {
  notice: '',
  headline: '',
  introduction: '',
  picture: null,
  history: { title: '', paragraphs: [] },
  values: Array.from({ length: valueCount }, () => ({ title: '', text: '' })),
}

/** The references of the products that are first among the best, in this order. */
export const bestProductsSettings = z.array(text(100, 1)).check(
  z.maxLength(bestCount, wanted.bestProducts),
  z.refine(
    (serials) => new Set(serials.map((serial) => serial.toLowerCase())).size === serials.length,
    wanted.bestProductTwice,
  ),
)
