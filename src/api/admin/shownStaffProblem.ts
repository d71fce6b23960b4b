import type { StaffProblem } from './StaffProblem'

/** What a form shows of a failed call. */
export function shownStaffProblem(error: unknown, fallback: string) {
  const { message = fallback, fields, reference } = error as Partial<StaffProblem>
  return { message, fields, reference }
}
