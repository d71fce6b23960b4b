import { emailKeyOf } from '../mail/emailKeyOf'
import { assertBornDate } from './rules'

test('nobody is born tomorrow, or before 1900', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  expect(() => assertBornDate('1980-02-29', now)).not.toThrow()
  expect(() => assertBornDate('2026-03-02', now)).toThrow()
  expect(() => assertBornDate('0000-01-01', now)).toThrow()
})

test('e-mails are compared without regard to case', () => {
  expect(emailKeyOf(' Camille@Example.FR ')).toBe('camille@example.fr')
})
