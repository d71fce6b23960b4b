/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useProductDraft, type DraftSource } from './useProductDraft'

const picture = (file: string) => ({ file, alt: null })
const first: DraftSource = { version: 'one', cells: { name: 'Moka' }, pictures: [picture('a')] }

function open() {
  const initialProps = { source: first }
  return renderHook(({ source }) => useProductDraft(source), { initialProps })
}

test('pictures of somebody else are announced to a person who has chosen others', () => {
  const { result, rerender } = open()
  act(() => result.current.choose((before) => [...before, picture('b')]))
  expect(result.current.arePicturesNewer).toBe(false)
  rerender({ source: { ...first, version: 'two', pictures: [picture('c')] } })
  expect(result.current.arePicturesNewer).toBe(true)
})

test('pictures of somebody else just follow for a person who has chosen none', () => {
  const { result, rerender } = open()
  act(() => result.current.type('name', 'Moka doux'))
  rerender({ source: { ...first, version: 'two', pictures: [picture('c')] } })
  expect(result.current).toMatchObject({ arePicturesNewer: false, pictures: [picture('c')] })
})

test('a change of one’s own hides no earlier change of somebody else', () => {
  const { result, rerender } = open()
  act(() => result.current.type('name', 'Moka doux'))
  rerender({ source: { ...first, version: 'two', cells: { name: 'Moka fort' } } })
  act(() => result.current.rebase({ ...first, version: 'three' }))
  expect(result.current.change.version).toBe('one')
})
