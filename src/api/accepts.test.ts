import fc from 'fast-check'
import { endpoints } from '../../contract/api/endpoints'
import { problem } from '../../contract/api/problem'
import { tolerant } from '../../contract/api/tolerant'
import { problemReply } from '../../contract/api/client/problem'
import { clientEndpoints } from '../../testing/clientEndpoints'
import { arbitraryOf } from '../../testing/requests/arbitraryOf'
import { sampleOf } from '../../testing/sample'
import { accepts } from './accepts'

const replies = endpoints.map((endpoint) => {
  const schema = (endpoint.replies[200] ?? endpoint.replies[201])!
  return [endpoint.name, schema, tolerant(schema), clientEndpoints[endpoint.name]!.reply] as const
})
const described = [...replies, ['a refusal', problem, problem, problemReply] as const]

/** The value with something else in one of its places, which may be valid too. */
function altered(value: unknown, places: fc.GeneratorValue): unknown {
  const isHere = typeof value !== 'object' || value === null || places(fc.nat, { max: 4 }) === 0
  if (isHere) return places(fc.constantFrom, undefined, null, '', '12.5', 'x', -1, 0.001, 7, {}, [])
  const keys = Object.keys(value)
  if (keys.length === 0) return value
  const key = keys[places(fc.nat, { max: keys.length - 1 })]!
  const copy = { ...value, [key]: altered(value[key as keyof typeof value], places) }
  return JSON.parse(JSON.stringify(Array.isArray(value) ? Object.values(copy) : copy)) as unknown
}

test.each(described)('%s is read as the contract says', (_, schema, reader, json) => {
  fc.assert(
    fc.property(arbitraryOf(schema), fc.gen(), (value, places) => {
      expect(accepts(json, value)).toBe(true)
      const other = altered(value, places)
      expect([other, accepts(json, other)]).toEqual([other, reader.safeParse(other).success])
    }),
    { numRuns: sampleOf(200, 50) },
  )
})

test.each([0, 0.1 + 0.2, 19.99 * 3, 123456789.12, 999999999.99, 1e9])('%d is an amount', (sum) => {
  expect(accepts({ type: 'number', multipleOf: 0.01 }, sum)).toBe(true)
})

test.each(['toString', 'constructor'])('a field called %s is read as any other', (name) => {
  const refusal = (field: unknown) => ({
    message: '',
    code: 'invalid_input',
    fields: { [name]: field },
  })
  expect([refusal('x'), refusal({})].map((one) => accepts(problemReply, one))).toEqual([
    true,
    false,
  ])
})

test.each([null, undefined, 'oui', 12, { message: 4 }, ['x'], [null]])('no reply is %j', (junk) => {
  for (const [, , , json] of described) expect(accepts(json, junk)).toBe(false)
})
