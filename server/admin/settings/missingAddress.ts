import { adminSettingReplies as replies } from '../../../wording/replies/adminSettings'
import type { Settings } from '../../settings'

/** A shop on trial is not public: the terminal does not say so, because it says nothing then. */
export const missingAddress = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  publicUrl.startsWith('https:')
    ? []
    : [{ name: 'PUBLIC_URL' as const, why: replies.addressMissing }]
