import { adminRoomAt } from './adminPaths'

test.each([
  ['/gestion', 'today'],
  ['/gestion/', 'today'],
  ['/gestion/commandes', 'orders'],
  ['/gestion/commandes/12345678', 'order'],
  ['/gestion/produits/nouveau', 'newProduct'],
  ['/gestion/produits/7', 'product'],
  ['/gestion/commandes/1/2', 'main'],
  ['/gestion/rien', 'main'],
  ['', 'main'],
])('%s is the room %s', (pathname, room) => {
  expect(adminRoomAt(pathname)).toBe(room)
})
