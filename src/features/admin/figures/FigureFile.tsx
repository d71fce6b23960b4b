import type { FigureTable } from '../../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import type { AskedFigures } from './askedFigures'
import { useGetStaffFigureFileMutation } from './staffFiguresApi'

type Props = { table: FigureTable; name: string; asked: AskedFigures }

/** Downloads a table for spreadsheets. */
export function FigureFile({ table, name, asked }: Props) {
  const words = useWords(adminFiguresWords)
  const [read] = useGetStaffFigureFileMutation()
  async function download() {
    const file = await read({ ...asked, table }).unwrap()
    saveFile(file.name, file.content, 'text/csv')
    return { message: words.saved(file.name) }
  }
  return (
    <div>
      <ActButton variant="quiet" aria-label={words.fileOf(name)} act={download}>
        {words.file}
      </ActButton>
    </div>
  )
}
