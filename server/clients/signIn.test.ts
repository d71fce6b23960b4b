import { startServer, type TestServer } from '../../testing/startServer'
import type { ProblemBody } from '../../contract/api/problem'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const password = 'Torréfaction-41'
const fields = {
  client_firstName: 'Camille',
  client_lastName: 'Martin',
  client_email: 'Camille@client.example',
  client_password: password,
}
const register = (changes: object) =>
  server.inject({
    method: 'POST',
    url: '/api/clients/register',
    payload: { ...fields, ...changes },
  })
const signIn = (client_email: string, client_password: string) =>
  server.inject({
    method: 'POST',
    url: '/api/clients/login',
    payload: { client_email, client_password },
  })

test('an e-mail without a dot in its domain opens no account: no mail would arrive', async () => {
  const refused = await register({ client_email: 'marie@gmail' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json<ProblemBody>().fields).toHaveProperty('client_email')
})

// spec: 1.6, 3.3, 7.6
test('a registration signs in, and the e-mail signs in again in any case', async () => {
  const registered = await register({ client_born_date: '1990-05-04', client_adress: 'Blois' })
  expect(registered.statusCode).toBe(201)
  const { client } = registered.json<{ client: object }>()
  expect(client).toMatchObject({ prenom: 'Camille', nom: 'Martin', adresse: 'Blois' })
  const again = await signIn('CAMILLE@CLIENT.EXAMPLE', password)
  expect([again.statusCode, again.json()]).toEqual([
    200,
    { token: expect.any(String) as string, client },
  ])
})

// spec: 7.7
test('an e-mail registers once, whatever its case', async () => {
  await register({ client_email: 'twice@client.example' })
  const again = await register({ client_email: 'TWICE@client.example' })
  expect([again.statusCode, again.json<ProblemBody>().code]).toEqual([409, 'email_taken'])
})

// spec: 7.7
test('two registrations at the same moment make one account', async () => {
  const replies = await Promise.all(
    [1, 2, 3].map(() => register({ client_email: 'race@client.example' })),
  )
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409])
})

// spec: 7.6
test('a wrong password, an unknown e-mail and an account without a password are one answer', async () => {
  const { email } = await server.registerClient({ passwordHash: null })
  const replies = await Promise.all([
    signIn(fields.client_email, 'wrong'),
    signIn('nobody@client.example', password),
    signIn(email, password),
  ])
  expect(replies.map((reply) => reply.statusCode)).toEqual([401, 401, 401])
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies[0].json<ProblemBody>().code).toBe('bad_credentials')
})

test.each([
  ['client_password', { client_password: 'trop simple' }],
  ['client_email', { client_email: 'nobody' }],
  ['client_firstName', { client_firstName: '  ' }],
  ['client_born_date', { client_born_date: '2999-01-01' }],
  ['client_born_date', { client_born_date: '0000-01-01' }],
  ['client_adress', { client_adress: 'x'.repeat(501) }],
])('a wrong %s is refused with its name', async (field, changes) => {
  const reply = await register({ client_email: 'new@client.example', ...changes })
  const { code, fields: wrong } = reply.json<ProblemBody>()
  expect([reply.statusCode, code, Object.keys(wrong ?? {})]).toEqual([
    400,
    'invalid_input',
    [field],
  ])
})
