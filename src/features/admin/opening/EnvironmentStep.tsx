import type { EnvironmentGroup } from '../../../../contract/environmentNames'
import { adminEnvironmentWords } from '../../../../wording/admin/environment'
import { useWords } from '../../../ui/Shop'
import { Loaded } from '../parts/Loaded'
import { EnvironmentValues } from '../settings/EnvironmentValues'
import { useGetStaffEnvironmentQuery } from '../settings/staffSettingsApi'

/** What the operator sets on the server. */
export function EnvironmentStep({ group }: { group: EnvironmentGroup }) {
  const words = useWords(adminEnvironmentWords)
  const query = useGetStaffEnvironmentQuery(undefined)
  return (
    <Loaded query={query} lines={6}>
      {({ values }) => (
        <>
          <p>{words.hint}</p>
          <EnvironmentValues group={group} values={values} />
        </>
      )}
    </Loaded>
  )
}
