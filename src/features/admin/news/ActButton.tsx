import type { ComponentProps } from 'react'
import { Button } from '../../../ui/Button'
import { ChangeProblem } from './ChangeProblem'
import { useStaffChange } from './useStaffChange'
import type { StaffOutcome } from './useStaffNews'

type Props = Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> & {
  act: () => Promise<StaffOutcome>
}

/** A button that changes something by one press; above it, why the change was refused. */
export function ActButton({ act, ...props }: Props) {
  const { run, problem, isBusy } = useStaffChange()
  return (
    <>
      <ChangeProblem problem={problem} />
      <Button {...props} isBusy={isBusy} onClick={() => void run(act)} />
    </>
  )
}
