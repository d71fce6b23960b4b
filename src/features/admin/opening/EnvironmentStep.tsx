import type { EnvironmentGroup } from '../../../../contract/environmentNames'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { Failure } from '../../../ui/Failure'
import { useWords } from '../../../ui/Shop'
import { WaitingLines } from '../../../ui/WaitingLines'
import { EnvironmentValues } from '../settings/EnvironmentValues'
import { useGetStaffEnvironmentQuery } from '../settings/staffSettingsApi'

/** What the operator sets on the server. */
export function EnvironmentStep({ group }: { group: EnvironmentGroup }) {
  const words = useWords(adminEnvironmentWords)
  const { currentData, error, refetch } = useGetStaffEnvironmentQuery(undefined)
  if (error) return <Failure problem={error} onRetry={refetch} />
  if (!currentData) return <WaitingLines lines={6} />
  return (
    <>
      <p>{words.hint}</p>
      <EnvironmentValues group={group} values={currentData.values} />
    </>
  )
}
