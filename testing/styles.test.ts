import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '..')

/** The rules of a style sheet: each selector, and the at-rules around it. */
function rulesOf(css: string): { selector: string; around: string[] }[] {
  const around: string[] = []
  const rules: { selector: string; around: string[] }[] = []
  for (const [, head = '', mark] of css
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    const selector = head.trim()
    if (mark === '{') {
      rules.push({ selector, around: [...around] })
      around.push(selector)
    }
    if (mark === '}') around.pop()
  }
  return rules
}

const sheets = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file))

test('hover effects do not apply where fingers tap', () => {
  const hovers = sheets.flatMap((file) =>
    rulesOf(readFileSync(path.join(root, file), 'utf8'))
      .filter(({ selector }) => selector.includes(':hover'))
      .map(({ selector, around }) => ({ file, selector, around })),
  )
  expect(hovers.length).toBeGreaterThan(5)
  const loose = hovers.filter(({ around }) => !around.includes('@media (hover: hover)'))
  expect(loose).toEqual([])
})
