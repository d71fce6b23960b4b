import { sharedPages } from './sharedPages'

const origin = 'https://comptoir.example'
const { cacheKeyWillBeUsed, cacheWillUpdate } = sharedPages('/boutique/')

test.each([
  ['/boutique/command/12345678', '/boutique/command/0'],
  ['/boutique/Command/12345678/', '/boutique/command/0'],
  ['/boutique/command/12345678?retour=profil', '/boutique/command/0'],
  ['/boutique/command', '/boutique/command'],
  ['/boutique/profil', '/boutique/profil'],
])('the page at %s is stored under %s', async (path, key) => {
  const request = new Request(origin + path)
  const used = await cacheKeyWillBeUsed({ request })
  expect(typeof used === 'string' ? used : used.url).toBe(origin + key)
})

test.each([
  ['/boutique/profil', 'stored'],
  ['/boutique/command/12345678', 'stored'],
  ['/boutique/retractation?commande=12345678', null],
  ['/boutique/login?retour=%2Fcommand%2F12345678', null],
  ['/boutique/command/12345678?retour=profil', null],
])('the page at %s is %s', async (path, stored) => {
  const request = new Request(origin + path)
  const response = new Response('<!doctype html>')
  expect(await cacheWillUpdate({ request, response })).toBe(stored && response)
})
