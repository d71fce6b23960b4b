import { endpoints } from '../../contract/api/endpoints'
import { placeOf } from './places'

test.each([
  ['/', 'page'],
  ['/products', 'page'],
  ['/product/CAF-01', 'page'],
  ['/recherche', 'page'],
  ['/Contact', 'wordsPage'],
  ['/panier', 'wordsPage'],
  ['/profil', 'wordsPage'],
  ['/conditions-generales-de-vente', 'legalPage'],
  ['/politique-de-confidentialite', 'legalPage'],
  ['/static/js/main.1234abcd.js', 'file'],
  ['/images/CAF-01.png', 'picture'],
  ['/hero/hero-640.avif', 'picture'],
  ['/categories/cat-cafe-400.avif', 'picture'],
  ['/history/history-poster-640.avif', 'picture'],
  ['/history/history-loop.webm', 'none'],
  ['/api/products', 'read'],
  ['/api/products/2', 'read'],
  ['/api/home', 'read'],
  ['/api/product/CAF-01/related', 'read'],
  ['/api/client/cart', 'none'],
  ['/api/client/command/1', 'none'],
  ['/api/products/addCart/again', 'none'],
  ['/api/suggestions', 'none'],
  ['/sw.js', 'none'],
  ['/vide', 'none'],
  ['/nowhere', 'none'],
])('below a base path, %s is a %s', (path, place) => {
  expect(placeOf(`/boutique${path}`, '/boutique/')).toBe(place)
})

test('what lies outside the base path is not the worker’s', () => {
  expect(placeOf('/products', '/boutique/')).toBe('none')
  expect(placeOf('/other/static/js/main.js', '/boutique/')).toBe('none')
})

test('the worker keeps these replies of the API', () => {
  const kept = endpoints.filter(
    ({ method, path }) => method === 'GET' && placeOf(path.replace(/:\w+/, '1'), '/') === 'read',
  )
  expect(kept.map(({ name }) => name)).toEqual([
    'listProducts',
    'listProductsByCategory',
    'listBestProducts',
    'getProduct',
    'listFormats',
    'listRelated',
    'searchProducts',
    'listReviews',
    'getHome',
  ])
})
