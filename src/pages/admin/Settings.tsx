import type { HomeValue } from '../../../contract/api/staff/staffSettingValues'
import { adminEnvironmentWords } from '../../../wording/admin/environment'
import { adminHomeWords } from '../../../wording/admin/home'
import { adminSettingsWords } from '../../../wording/admin/settings'
import { WithNews } from '../../features/admin/news/WithNews'
import { Environment } from '../../features/admin/settings/Environment'
import { MailTest } from '../../features/admin/settings/MailTest'
import { MissingToOpen } from '../../features/admin/settings/MissingToOpen'
import { SettingList } from '../../features/admin/settings/SettingList'
import {
  useGetStaffEnvironmentQuery,
  useGetStaffSettingsQuery,
} from '../../features/admin/settings/staffSettingsApi'
import { HomePreview } from '../../features/home/HomePreview'
import { Failure } from '../../ui/Failure'
import { PageHeading } from '../../ui/PageHeading'
import { useWords } from '../../ui/Shop'
import { WaitingLines } from '../../ui/WaitingLines'
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
  const { currentData, error, refetch } = useGetStaffSettingsQuery(undefined)
  // What is typed stays while a later reading fails. The lines fill a window, so that nothing below
  // them is seen to move.
  if (currentData)
    return <SettingList settings={currentData} homePreview={(home) => <HomeInForm home={home} />} />
  return error ? <Failure problem={error} onRetry={refetch} /> : <WaitingLines lines={30} />
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
  const { currentData, error, refetch } = useGetStaffEnvironmentQuery(undefined)
  if (error) return <Failure problem={error} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={8} />
  return (
    <>
      <MissingToOpen missing={currentData.missing} sheets={currentData.sheets} />
      <section>
        <h2>{words.mailTitle}</h2>
        <WithNews>
          <MailTest />
        </WithNews>
      </section>
      <Environment values={currentData.values} />
    </>
  )
}
