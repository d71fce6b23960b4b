import { auditActs } from '../../contract/auditActs'
import { actWords } from './actWords'

test('every act of the log has a sentence', () => {
  for (const act of auditActs) {
    const said = actWords({ act, before: null, after: null })
    expect([act, said]).not.toEqual([act, act])
    expect(said).toMatch(/\p{L}|→/u)
    expect(said).not.toContain('undefined')
  }
})
