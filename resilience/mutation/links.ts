import { test, type Guard, type Removal } from './Guard'

const links = 'server/clients/links.ts'
const taken: Removal = {
  file: links,
  text: '.delete(links)\n    .where(\n      and(\n        eq(links.tokenHash',
  instead:
    '.update(links)\n    .set({ failures: 1 })\n    .where(\n      and(\n        eq(links.tokenHash',
}
const othersForgotten: Removal = {
  file: links,
  text: 'await tx.delete(links).where(and(eq(links.clientId, clientId), inArray(links.purpose, purposes)))\n',
}

const passwords = 'server/clients/password.test.ts'

/** What lets a mailed link be used once. */
export const linkGuards: readonly Guard[] = [
  {
    name: 'a password link taken away on use, alone and with the others',
    removals: [taken, othersForgotten],
    watcher: test(passwords, 'one link used twice at once takes effect once'),
  },
  {
    name: 'an e-mail link taken away on use, alone and with the others',
    removals: [taken, othersForgotten],
    watcher: test(
      'server/clients/editClient.test.ts',
      'a new e-mail takes effect once its link is opened, and the old one is told',
    ),
  },
  {
    name: 'the client’s other links, forgotten on use',
    removals: [othersForgotten],
    watcher: test(passwords, 'a link dies after half an hour, and when another one is used'),
  },
]
