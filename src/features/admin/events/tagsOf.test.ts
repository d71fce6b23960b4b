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

test('a product that was sold is read again with its list', () => {
  expect(tagsOf({ changes: [{ kind: 'product', ids: [] }] })).toContain('StaffProduct')
})

test('a window that was away reads everything again', () => {
  expect([...tagsOf({ changes: null })].sort()).toEqual([...adminTags].sort())
})
