import { openStorage } from './openStorage'

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
  openStorage().setItem('delivery', 'domicile')
  expect(openStorage().getItem('delivery')).toBe('domicile')
  openStorage().removeItem('delivery')
  expect(openStorage().getItem('delivery')).toBeNull()
})
