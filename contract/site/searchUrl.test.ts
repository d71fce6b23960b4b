import { searchProducts } from '../api/search'
import { facetNames, type FacetName } from '../facets'
import { listSearch } from './listUrl'
import { readSearchUrl, searchUrl } from './searchUrl'

const choices = (name: FacetName, value: string) =>
  readSearchUrl(new URLSearchParams({ [name]: value })).chosen[name]
const many = Array.from({ length: 200 }, (_, index) => `note${index}`)

test.each(['\0', '\0,cacao', 'x'.repeat(10_000), many.join()])(
  'what is read from a URL is what the API takes: %#',
  (value) => {
    for (const name of ['q', ...facetNames]) {
      const args = readSearchUrl(new URLSearchParams({ [name]: value }))
      const query = Object.fromEntries(new URLSearchParams(searchUrl(args)))
      expect(searchProducts.query.safeParse(query).success).toBe(true)
    }
  },
)

test('of too many choices the first ones are read, each whole', () => {
  const read = choices('notes', many.join())!
  expect(read.length).toBeGreaterThan(50)
  expect(read).toEqual(many.slice(0, read.length))
  expect(choices('notes', 'cacao\0,noisette')).toEqual(['cacao', 'noisette'])
})

test('a browser that cannot count the parameters of a URL writes them too', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  try {
    expect(searchUrl(readSearchUrl(new URLSearchParams({ q: 'noix' })))).toBe('?q=noix')
    expect(listSearch('desc', 2)).toBe('?filter=desc&page=2')
    expect(listSearch('asc', 1)).toBe('')
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size)
  }
})
