import { ownPages, refusePages } from './foreignPages'

test.each([
  ['text/html', null],
  ['text/html; charset=utf-8', null],
  ['text/javascript; charset=utf-8', 'stored'],
  ['font/woff2', 'stored'],
  ['application/json; charset=utf-8', 'stored'],
])('a reply of type %s is %s', async (type, stored) => {
  const response = new Response('', { headers: { 'Content-Type': type } })
  expect(await refusePages.cacheWillUpdate({ response })).toBe(stored && response)
})

test('a page without the shop’s policy is not stored', async () => {
  const own = new Response('', { headers: { 'Content-Security-Policy': "default-src 'self'" } })
  expect(await ownPages.cacheWillUpdate({ response: own })).toBe(own)
  expect(await ownPages.cacheWillUpdate({ response: new Response('') })).toBeNull()
})
