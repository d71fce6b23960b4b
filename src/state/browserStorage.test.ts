import { browserStorage } from './browserStorage'

afterEach(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
const blocked = (): never => {
  throw new DOMException('Blocked', 'SecurityError')
}

test.each([
  ['blocks', { get: blocked }],
  ['has none of', { get: () => null }],
  ['cannot read', { get: () => ({ getItem: blocked }) }],
])('where the browser %s its storage, the memory of the page is used', (_, storage) => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage })
  browserStorage.setItem('delivery', 'domicile')
  expect(browserStorage.getItem('delivery')).toBe('domicile')
  browserStorage.removeItem('delivery')
  expect(browserStorage.getItem('delivery')).toBeNull()
})

test('what full storage refuses is in memory, until another tab changes what is stored', () => {
  const stored = new Map([['token', 'old']])
  const own = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: blocked,
    removeItem: (key: string) => void stored.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: own })
  browserStorage.setItem('token', 'new')
  expect(browserStorage.getItem('token')).toBe('new')
  stored.delete('token')
  expect(browserStorage.getItem('token')).toBeNull()
  browserStorage.setItem('token', 'again')
  browserStorage.removeItem('token')
  expect(browserStorage.getItem('token')).toBeNull()
})
