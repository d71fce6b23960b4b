import { adminTags } from '../../../api/admin/adminApi'
import { tagsOf } from './tagsOf'

test('an order that changed is read again with its list, and no other order', () => {
  const tags = tagsOf({ changes: [{ kind: 'order', ids: ['10000001'] }] })
  expect(tags).toEqual([
    { type: 'StaffOrder', id: '10000001' },
    { type: 'StaffOrder', id: 'LIST' },
    'StaffWithdrawal',
    'StaffDocument',
    'StaffProduct',
    'StaffPromotion',
    'Today',
    'Figures',
    'TeamLog',
  ])
})

test('where no order is named, every order is read again', () => {
  expect(tagsOf({ changes: [{ kind: 'order', ids: [] }] })).toContain('StaffOrder')
})

test('a setting that changed is read again with the home page’s words, the opening and the log', () => {
  const tags = tagsOf({ changes: [{ kind: 'setting', ids: [] }] })
  expect([...tags].sort()).toEqual(['StaffOpening', 'StaffSetting', 'TeamLog', 'Today'])
})

test('a promotion code that was made or ended is read again with its list', () => {
  const tags = tagsOf({ changes: [{ kind: 'promotion', ids: [] }] })
  expect(tags).toEqual(['StaffPromotion', 'TeamLog'])
})

test('a kind that only a newer server knows hides no other', () => {
  const changes = JSON.parse('[{"kind":"newer","ids":[]},{"kind":"alert","ids":[]}]') as []
  expect(tagsOf({ changes })).toEqual(['StaffAlert'])
})

test('a product that was sold is read again with its list', () => {
  expect(tagsOf({ changes: [{ kind: 'product', ids: [] }] })).toContain('StaffProduct')
})

test('a window that was away reads everything again', () => {
  expect([...tagsOf({ changes: null })].sort()).toEqual([...adminTags].sort())
})
