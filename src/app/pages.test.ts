import { formPages, indexedPaths, paths, type PageName } from '../../contract/site/paths'
import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { pageStateOf } from '../../testing/pageStateOf'
import { pageNamed } from './pages'

const names = [...(Object.keys(paths) as PageName[]), 'notFound' as const]

test.each(names)(
  '%s has a module with a page, and with a head that agrees with its path',
  async (page) => {
    const { Page, head, action } = await pageNamed(page).load()
    expect(action !== undefined).toBe(formPages.some((one) => one === page))
    expect(Page).toBeInstanceOf(Function)
    const id = { product: 'CAF-01', category: '2', order: '12345678' }[page as string]
    const shown = head(
      { page, id, search: '' },
      { settings: pageSettingsOfTests, state: pageStateOf('CAF-01', 'Une tasse ronde et claire.') },
    )
    expect(shown?.title).toBeTruthy()
    expect(shown?.isIndexed).toBe(page in indexedPaths)
    expect(shown?.canonical !== undefined).toBe(page in indexedPaths)
  },
)
