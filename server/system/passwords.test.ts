import { createPasswords } from './passwords'
import { Busy, Semaphore } from './Semaphore'

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

test('a password that gets no turn in time is neither right nor wrong', async () => {
  const crowded = createPasswords(undefined, new Semaphore(1, 1, 'to hash a password'))
  const first = crowded.hash('Torréfaction-41')
  await expect(crowded.hash('Torréfaction-42')).rejects.toThrow(new Busy('to hash a password'))
  expect(await crowded.verify(await first, 'Torréfaction-41')).toBe(true)
})
