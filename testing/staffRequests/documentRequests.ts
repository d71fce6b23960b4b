import { makeInvoice } from '../makeData'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

/** A month long past, which nobody has closed. */
const month = { id: () => '2020-01' }

/** What is asked of the books, and a table of figures. */
export const documentRequests = ({ services }: TestServer): StaffRequests => ({
  getStaffDocument: { id: ({ paid }) => makeInvoice(services, Number(paid)) },
  getStaffMonth: month,
  exportStaffMonth: { ...month, body: () => ({ format: 'fec' }) },
  closeStaffMonth: month,
  getStaffFigureFile: { query: () => ({ table: 'jours' }) },
})
