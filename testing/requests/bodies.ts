import fc from 'fast-check'
import type { Endpoint } from '../../contract/api/endpoint'
import { nearly } from './arbitraryOf'
import { contentTypes, hostileBodies, hostileJson, hostileTexts } from './hostile'
import { knownValuesOf } from './ownRequest'

type Body = { body?: string; headers: Record<string, string> }
type Field = readonly [name: string, json: string]
type Fault = (field: Field, name: string, json: string) => readonly Field[]

const tooLarge = `{"a":"${'x'.repeat(2_000_000)}"}`
const wrongValue: Fault = ([name], _, json) => [[name, json]]
const wrongForms: readonly Fault[] = [
  () => [],
  ([name, value]) => [[name.toUpperCase(), value]],
  ([name, value]) => [[` ${name}`, value]],
  ([name, value]) => [[name, `[${value}]`]],
  ([name, value]) => [[name, `{"value":${value}}`]],
  ([name, value]) => [[name, value.replace(/"$/, '\\u0000"')]],
  (field, name, json) => [field, [name, json]],
  (field, name) => [field, field, [name, '1']],
  (field) => [['__proto__', '{"client_id":"OTHER_CLIENT"}'], field],
  (field) => [['isAdmin', 'true'], ['id', '"OTHER_CLIENT"'], field],
]
const wrongWholes: readonly ((body: string) => string)[] = [
  (body) => `[${body}]`,
  (body) => `{"body":${body}}`,
  (body) => JSON.stringify(body),
  (body) => body.slice(0, -1),
]

/** The bodies for an endpoint: mostly valid, with a single fault, or only an attacker's. */
export function bodiesFor(endpoint: Endpoint, schema: NonNullable<Endpoint['body']>) {
  const fields = nearly(schema, knownValuesOf(endpoint)).map((value) =>
    Object.entries(value as object)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]): Field => [name, JSON.stringify(field)]),
  )
  const valid = fields.map(write)
  const fault = fc.oneof(fc.constant(wrongValue), fc.constantFrom(...wrongForms))
  const name = fc.constantFrom(...hostileTexts)
  const value = fc.oneof(
    fc.constantFrom(...hostileJson),
    name.map((text) => JSON.stringify(text)),
  )
  const faulty = fc
    .tuple(fields, fc.nat(), fault, name, value)
    .map(([right, at, change, ...other]) =>
      write(
        right.flatMap((field, index) =>
          index === at % right.length ? change(field, ...other) : [field],
        ),
      ),
    )
  const whole = fc.tuple(valid, fc.constantFrom(...wrongWholes)).map(([body, wrap]) => wrap(body))
  return {
    valid: valid.map(asJson),
    faulty: fc.oneof({ weight: 9, arbitrary: faulty }, whole).map(asJson),
    hostile: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...hostileBodies).map(asJson) },
      {
        weight: 20,
        arbitrary: fc
          .tuple(valid, fc.constantFrom(...contentTypes))
          .map(([body, type]) => ({ body, headers: { 'content-type': type } })),
      },
      { weight: 2, arbitrary: valid.map((body) => ({ body, headers: {} })) },
      fc.constant(asJson(tooLarge)),
    ),
  } satisfies Record<string, fc.Arbitrary<Body>>
}

const asJson = (body: string): Body => ({ body, headers: { 'content-type': 'application/json' } })

const write = (fields: readonly Field[]) =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
