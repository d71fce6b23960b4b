import { pageSettingsOfTests } from '../../testing/pageSettingsOfTests'
import { sessionApi } from '../features/session/sessionApi'
import { session } from '../state/session'
import { devTools, masked } from './devTools'
import { createShopStore } from './store'

test('nothing secret shows in the state, wherever a sign-in leaves it', async () => {
  const { email, password } = await shop.registerClient()
  const store = createShopStore(pageSettingsOfTests, localStorage)
  store.start()
  const body = { client_email: email, client_password: password }
  const { token, client } = await store
    .dispatch(sessionApi.endpoints.signIn.initiate(body))
    .unwrap()
  store.dispatch(session.actions.signedIn({ token, client }))
  const real = JSON.stringify(store.getState())
  expect(real).toContain(token)
  const shown = JSON.stringify(masked(store.getState()))
  expect(shown).not.toContain(token)
  expect(shown).toContain(client.prenom)
})

test('actions are shown with their names and without their secrets', () => {
  const tools = devTools(true)
  if (!tools) throw new Error('asked for')
  const signedIn = session.actions.signedIn({
    token: 'secret-token',
    client: { id: '1', prenom: 'Zoé', nom: 'Roy', adresse: null, email: 'zoe@example.fr' },
  })
  const sent = {
    type: 'api/executeMutation/pending',
    meta: { arg: { originalArgs: { client_password: 'secret-password', OldPass: 'old-secret' } } },
  }
  expect(JSON.stringify(tools.actionSanitizer(sent))).not.toMatch(/secret/)
  const renewed = session.actions.tokenRenewed('secret-token')
  expect(tools.actionSanitizer(signedIn).type).toBe('session/signedIn')
  expect(JSON.stringify(tools.actionSanitizer(signedIn))).not.toContain('secret-token')
  expect(JSON.stringify(tools.actionSanitizer(renewed))).not.toContain('secret-token')
})

test('the tools are off unless the shop asks for them', () => {
  expect(devTools(false)).toBe(false)
})
