import { paths, matchPath } from './paths'

test('every page of the shop is one', () => {
  for (const [page, path] of Object.entries(paths)) expect(matchPath(path)?.page).toBe(page)
})

test.each([
  '/Products',
  '/products/',
  '/PRODUCT/CAF-001',
  '/LOGIN',
  '/contact',
  "/conditions-generales-d'utilisation",
  '/Conditions-generales-d%27utilisation',
  '/command/12345678',
])('%s is a page, whatever its case, escapes and closing slash', (path) => {
  expect(matchPath(path)).not.toBeNull()
})

test.each(['/nothing', '/product', '/product/a/b', '/command/1/2', '//', '/products//', '/%ZZ'])(
  '%s is no page',
  (path) => {
    expect(matchPath(path)).toBeNull()
  },
)

test.each([
  ['/product/CAF-001/', 'CAF-001'],
  ['/PRODUCT/a%2Fb', 'a/b'],
  ['/productlistbycategorie/%C3%A9', 'é'],
  ['/product/%00', '\0'],
  ['/panier', undefined],
])('%s names %j', (path, id) => {
  expect(matchPath(path)?.id).toBe(id)
})
