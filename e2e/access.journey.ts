import { violationsOn } from './axe'
import { launchBrowser } from './browser'
import { facedScreens, visitFaces, type FacedScreen, type Look } from './faces/visitFaces'
import { openWorld } from './faces/world'
import { narrow, wide } from './visitor'

const lightAndWide: Look = { colorScheme: 'light', viewport: wide }
const darkAndNarrow: Look = { colorScheme: 'dark', viewport: narrow }
const allLooks: Look[] = [
  lightAndWide,
  { colorScheme: 'dark', viewport: wide },
  { colorScheme: 'light', viewport: narrow },
  darkAndNarrow,
]
const screens = facedScreens()
const violations = new Map<string, string[]>()
let looks = 0

/** A short form by default; ACCESS=full looks at every face in both schemes at both widths. */
function looksOf({ name }: FacedScreen): Look[] {
  if (process.env.ACCESS === 'full') return allLooks
  return name === 'full' ? [lightAndWide, darkAndNarrow] : [darkAndNarrow]
}

beforeAll(async () => {
  const browser = await launchBrowser()
  const world = await openWorld()
  try {
    await visitFaces(browser, world, { screens, looksOf, atOnce: 3 }, async (page, one, look) => {
      const found = await violationsOn(page)
      const where = `${one.name}, ${look.colorScheme}, ${look.viewport.width} px`
      const before = violations.get(one.screen) ?? []
      violations.set(one.screen, [...before, ...found.map((line) => `${where}: ${line}`)])
      looks += 1
    })
  } finally {
    await browser.close()
    await world.shop.stop()
  }
}, 600_000)
afterAll(() => console.log(`axe-core: ${screens.length} faces in ${looks} looks.`))

test.each([...new Set(screens.map(({ screen }) => screen))])(
  'nothing stands in anyone’s way on any face of the screen “%s”',
  (screen) => {
    expect(violations.get(screen)).toEqual([])
  },
)
