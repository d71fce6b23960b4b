import fc from 'fast-check'
import type { Endpoint } from '../../contract/api/endpoint'
import { arbitraryOf } from './arbitraryOf'
import { contentTypes, hostileBodies, hostileJson, hostileTexts } from './hostile'
import { knownFields } from './knownFields'
import type { TestRequest } from './TestRequest'

type Body = Pick<TestRequest, 'body' | 'contentType'>
type Fields = [name: string, json: string][]

const json = 'application/json'
const tooLarge = `{"a":"${'x'.repeat(2_000_000)}"}`

/** A body that the endpoint accepts; empty if it takes none. */
export function validBody(endpoint: Endpoint): fc.Arbitrary<Body> {
  if (!endpoint.body) return fc.constant({})
  return fc.record({ body: fieldsOf(endpoint).map(write), contentType: fc.constant(json) })
}

/** A body with a single fault. */
export function nearlyValidBody(endpoint: Endpoint): fc.Arbitrary<Body> {
  const faulty = fc
    .tuple(
      fieldsOf(endpoint),
      fc.nat(),
      fc.oneof(fc.constantFrom(...wrongValues), fc.constantFrom(...wrongForms)),
      fc.nat(),
    )
    .map(([fields, at, fault, draw]) => fault(fields, at % Math.max(fields.length, 1), draw))
  return fc.record({ body: faulty, contentType: fc.constant(json) })
}

/** A body that only an attacker sends. */
export function hostileBody(endpoint: Endpoint): fc.Arbitrary<Body> {
  const taken = endpoint.body ? fieldsOf(endpoint).map(write) : fc.constant('{}')
  const bodies = fc.constantFrom(...hostileBodies)
  return fc.oneof(
    { weight: 20, arbitrary: fc.record({ body: bodies, contentType: fc.constant(json) }) },
    {
      weight: 20,
      arbitrary: fc.record({ body: taken, contentType: fc.constantFrom(...contentTypes) }),
    },
    { weight: 2, arbitrary: fc.record({ body: taken }) },
    { weight: 1, arbitrary: fc.constant({ body: tooLarge, contentType: json }) },
  )
}

function fieldsOf(endpoint: Endpoint): fc.Arbitrary<Fields> {
  if (!endpoint.body) return fc.constant([])
  return arbitraryOf(endpoint.body, knownFields).map((value) =>
    Object.entries(value as object).map(([name, field]) => [name, JSON.stringify(field)]),
  )
}

function write(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

const pick = <Item>(list: readonly Item[], draw: number): Item => list[draw % list.length]!
const replaced = (
  fields: Fields,
  at: number,
  change: (field: [string, string]) => [string, string],
) => write(fields.map((field, index) => (index === at ? change(field) : field)))

type Fault = (fields: Fields, at: number, draw: number) => string

const wrongValues: Fault[] = [
  (fields, at, draw) => replaced(fields, at, ([name]) => [name, pick(hostileJson, draw)]),
  (fields, at, draw) =>
    replaced(fields, at, ([name]) => [name, JSON.stringify(pick(hostileTexts, draw))]),
]

const wrongForms: Fault[] = [
  (fields, at) => write(fields.filter((_, index) => index !== at)),
  (fields, at) => replaced(fields, at, ([name, value]) => [name.toUpperCase(), value]),
  (fields, at) => replaced(fields, at, ([name, value]) => [` ${name}`, value]),
  (fields, at) => replaced(fields, at, ([name, value]) => [name, `[${value}]`]),
  (fields, at) => replaced(fields, at, ([name, value]) => [name, `{"value":${value}}`]),
  (fields, at) => replaced(fields, at, ([name, value]) => [name, value.replace(/"$/, '\\u0000"')]),
  (fields, at, draw) => write([...fields, [pick(hostileTexts, draw), pick(hostileJson, at)]]),
  (fields, at, draw) => write([...fields, pick(fields, at), [pick(hostileTexts, draw), '1']]),
  (fields) => write([['__proto__', '{"client_id":"OTHER_CLIENT"}'], ...fields]),
  (fields) => write([['isAdmin', 'true'], ['id', '"OTHER_CLIENT"'], ...fields]),
  (fields) => `[${write(fields)}]`,
  (fields) => `{"body":${write(fields)}}`,
  (fields) => JSON.stringify(write(fields)),
  (fields) => write(fields).slice(0, -1),
]
