import { refusePages } from './refusePages'

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
