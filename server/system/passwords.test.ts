import { createPasswords } from './passwords'

const passwords = createPasswords()

test('a password is hashed by argon2id at the cost that OWASP asks for', async () => {
  expect(await passwords.hash('Torréfaction-41')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a password opens its own hash alone, and nothing where there is none', async () => {
  const hash = await passwords.hash('Torréfaction-41')
  expect(await passwords.verify(hash, 'Torréfaction-41'.normalize('NFD'))).toBe(true)
  expect(await passwords.verify(hash, 'Torréfaction-42')).toBe(false)
  expect(await passwords.verify(null, 'Torréfaction-41')).toBe(false)
})
