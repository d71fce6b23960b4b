import type { HomeValue } from '../../../contract/api/staff/staffSettingValues'
import { adminEnvironmentWords } from '../../../wording/admin/environment'
import { adminHomeWords } from '../../../wording/admin/home'
import { adminSettingsWords } from '../../../wording/admin/settings'
import { WithNews } from '../../features/admin/news/WithNews'
import { Loaded } from '../../features/admin/parts/Loaded'
import { Environment } from '../../features/admin/settings/Environment'
import { MailTest } from '../../features/admin/settings/MailTest'
import { MissingToOpen } from '../../features/admin/settings/MissingToOpen'
import { SettingList } from '../../features/admin/settings/SettingList'
import {
  useGetStaffEnvironmentQuery,
  useGetStaffSettingsQuery,
} from '../../features/admin/settings/staffSettingsApi'
import { HomePreview } from '../../features/home/HomePreview'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { useAdminTitle } from './useAdminTitle'

export function Settings() {
  const words = useWords(adminSettingsWords)
  useAdminTitle(words.title)
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <OfShopkeeper />
      <OfOperator />
    </>
  )
}

function OfShopkeeper() {
  const query = useGetStaffSettingsQuery(undefined)
  // The lines fill a window, so that nothing below them is seen to move.
  return (
    <Loaded query={query} lines={30}>
      {(settings) => (
        <SettingList settings={settings} homePreview={(home) => <HomeInForm home={home} />} />
      )}
    </Loaded>
  )
}

function HomeInForm({ home }: { home: HomeValue }) {
  const words = useWords(adminHomeWords)
  const { history, ...others } = home
  return (
    <section aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <p>{words.previewHint}</p>
      <HomePreview
        home={{ ...others, history_title: history.title, history: history.paragraphs }}
      />
    </section>
  )
}

function OfOperator() {
  const words = useWords(adminEnvironmentWords)
  const query = useGetStaffEnvironmentQuery(undefined)
  return (
    <Loaded query={query} lines={8}>
      {({ missing, sheets, values }) => (
        <>
          <MissingToOpen missing={missing} sheets={sheets} />
          <section>
            <h2>{words.mailTitle}</h2>
            <WithNews>
              <MailTest />
            </WithNews>
          </section>
          <Environment values={values} />
        </>
      )}
    </Loaded>
  )
}
