import { readReturn, returnHere, returnTo } from './returnPath'

const asking = (path: string) => `?${new URLSearchParams({ retour: path })}`

test.each([
  ['/panier', '/panier'],
  ['/products?filter=desc&page=2', '/products?filter=desc&page=2'],
  ['/product/CAF-001', '/product/CAF-001'],
  ['/product/../panier', '/panier'],
  ['/', '/'],
])('%s is a page to return to', (path, read) => {
  expect(readReturn(asking(path))).toBe(read)
})

test.each([
  '',
  'panier',
  '//evil.example/panier',
  '//[',
  '/\\evil.example/panier',
  '/\t/evil.example/panier',
  'https://evil.example/panier',
  'javascript:alert(1)',
  '/api/products',
  '/inconnue',
  '/login',
  '/LOGIN?retour=/panier',
  '/register',
  '/profil/email',
  '/mon-avis',
  '/alerte',
  '/%',
])('%j is none', (path) => {
  expect(readReturn(asking(path))).toBeNull()
})

test('a page of the session hands on where it returns to', () => {
  expect(returnTo({ pathname: '/panier', search: '' })).toBe('?retour=%2Fpanier')
  expect(returnTo({ pathname: '/register', search: '?retour=%2Fpanier' })).toBe('?retour=%2Fpanier')
  expect(returnTo({ pathname: '/login', search: '?retour=//evil.example' })).toBe('')
})

test('from the home page only who was stopped there returns to it', () => {
  const home = { pathname: '/', search: '' }
  expect(returnTo(home)).toBe('')
  expect(returnHere(home)).toBe('?retour=%2F')
  expect(returnTo({ pathname: '/register', search: '?retour=%2F' })).toBe('?retour=%2F')
})

test('a browser without `URL.canParse` reads it too', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse')!
  Reflect.deleteProperty(URL, 'canParse')
  try {
    expect(returnTo({ pathname: '/panier', search: '' })).toBe('?retour=%2Fpanier')
    expect(readReturn(asking('//['))).toBeNull()
  } finally {
    Object.defineProperty(URL, 'canParse', canParse)
  }
})
