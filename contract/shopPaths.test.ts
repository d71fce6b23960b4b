import { isShopPath, paths } from './shopPaths'

test('every page of the shop is one', () => {
  expect(Object.values(paths).filter((path) => !isShopPath(path))).toEqual([])
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
  expect(isShopPath(path)).toBe(true)
})

test.each(['/nothing', '/product', '/product/a/b', '/command/1/2', '//', '/products//', '/%ZZ'])(
  '%s is no page',
  (path) => {
    expect(isShopPath(path)).toBe(false)
  },
)
