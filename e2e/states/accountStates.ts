import { dataFileName } from '../../wording/dataFile'
import { newPerson } from '../../testing/newPerson'
import { words } from '../words'
import { alerted, answered, erring, loading, ready, refused, type ScreenState } from './reach'

const { account, common, orders, session } = words
const { email, firstName, lastName, password } = newPerson()

const as = 'client'
const visitor = ready('visitor', common.notConnected)
const forVisitors = { ready: ready(), client: ready('client') }
const forClients = { ready: ready('client'), visitor }
const credentials = { [session.email]: email, [session.password]: password }
const oldPassword = { [account.oldPassword]: password }
const download = { as, opens: account.toDownload, button: account.downloadButton } as const
const newPassword = { [session.newPassword]: password }

/** The way in, and what a client may change. */
export const accountStates = {
  login: {
    ...forVisitors,
    refused: refused({ button: session.signInButton }),
    alerted: alerted({ button: session.signInButton, values: credentials }),
  },
  register: {
    ...forVisitors,
    refused: refused({ button: session.registerButton }),
    alerted: alerted({
      button: session.registerButton,
      values: {
        [session.firstName]: firstName,
        [session.lastName]: lastName,
        [session.email]: email,
        [session.password]: password,
      },
      fails: '**/api/clients/register',
    }),
  },
  firstConnection: {
    ...forVisitors,
    refused: refused({ button: session.firstConnectionButton }),
    done: answered(
      {
        button: session.firstConnectionButton,
        values: { [session.email]: email, ...newPassword },
      },
      session.linkSentTitle,
    ),
  },
  confirmPassword: forVisitors,
  passwordLink: {
    ...forVisitors,
    refused: refused({ button: session.confirmPasswordButton }),
    alerted: alerted({ button: session.confirmPasswordButton, values: newPassword }),
  },
  confirmEmail: forVisitors,
  emailLink: { ...forVisitors, alerted: alerted({ button: account.confirmEmailButton }) },
  profile: {
    ...forClients,
    loading: loading('client'),
    error: erring('client'),
    empty: ready('newcomer', orders.empty),
    asked: refused(download),
    downloaded: answered({ ...download, values: oldPassword }, account.downloaded(dataFileName)),
    notDownloaded: alerted({ ...download, values: oldPassword, fails: '**/api/client/data' }),
  },
  editProfile: {
    ...forClients,
    refused: refused({
      as,
      button: account.editButton,
      values: { [account.newEmail]: '', [account.newAddress]: '' },
    }),
    done: answered(
      { as, button: account.editButton, values: { [account.newEmail]: email, ...oldPassword } },
      account.emailWaiting(email),
    ),
  },
  editPassword: {
    ...forClients,
    refused: refused({ as, button: account.editPasswordButton }),
    alerted: alerted({
      as,
      button: account.editPasswordButton,
      values: { [account.oldPassword]: 'oublié', ...newPassword },
    }),
  },
  deleteAccount: { ...forClients, refused: refused({ as, button: account.deleteButton }) },
} satisfies Record<string, Record<string, ScreenState>>
