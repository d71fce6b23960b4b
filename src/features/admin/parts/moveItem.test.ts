import { moveItem } from './moveItem'

const list = ['a', 'b', 'c']
const move = (item: string, step: 1 | -1) => moveItem(list, (one) => one === item, step)

test('an item changes places with its neighbour, and stays at an end', () => {
  expect(move('b', -1)).toEqual(['b', 'a', 'c'])
  expect(move('b', 1)).toEqual(['a', 'c', 'b'])
  expect(move('a', -1)).toEqual(list)
  expect(move('c', 1)).toEqual(list)
  expect(move('d', 1)).toEqual(list)
})
