type Expected = { message: RegExp; why: string }

const css = (pattern: string) => new RegExp(`^CSS: .*(${pattern})`)

/** Newer CSS that browsers know and the checker does not; add what else the shop uses. */
const newerCss: Expected[] = [
  { message: css('“@container”|“container(-type|-name)?”'), why: 'size containers' },
  { message: css('“@property”'), why: 'typed custom properties, for what moves' },
  { message: css('“@view-transition”|“view-transition-name”'), why: 'moves between pages' },
]

const noise: Expected[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    why: 'React ends void elements so, with quoted attribute values',
  },
]

/** Whether the checker's message has no cause. */
export function isExpected(message: string): boolean {
  return [...newerCss, ...noise].some((expected) => expected.message.test(message))
}
