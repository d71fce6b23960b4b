import { urlsToKeep } from './urlsToKeep'

test('the worker is asked to keep what the page loaded from the shop, but no picture', () => {
  const shop = 'https://comptoir.example/boutique/'
  const kept = [shop, `${shop}static/js/main.1234abcd.js`, `${shop}api/products`]
  const others = [
    `${shop}images/CAF-01.png?w=400`,
    `${shop}hero/hero-640.avif`,
    `${shop}categories/cat-cafe-400.avif`,
    `${shop}history/history-poster-640.avif`,
    'https://comptoir.example/ailleurs.js',
    'https://mesure.example/boutique/script.js',
  ]
  expect(urlsToKeep([...kept, ...others], shop)).toEqual(kept)
})
