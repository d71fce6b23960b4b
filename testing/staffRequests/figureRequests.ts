import type { StaffRequests } from './StaffRequests'

/** The figures of this month, and a table of them. */
export function figureRequests(): StaffRequests {
  return { getStaffFigureFile: { query: () => ({ table: 'jours' }) } }
}
