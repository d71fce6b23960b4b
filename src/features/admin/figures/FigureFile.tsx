import type { FigureTable } from '../../../../contract/api/staff/staffFigures'
import { adminFiguresWords } from '../../../../wording/admin/figures'
import { Button } from '../../../ui/Button'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import type { AskedFigures } from './askedFigures'
import { useGetStaffFigureFileMutation } from './staffFiguresApi'

type Props = { table: FigureTable; name: string; asked: AskedFigures }

/** Downloads a table for spreadsheets. */
export function FigureFile({ table, name, asked }: Props) {
  const words = useWords(adminFiguresWords)
  const [read] = useGetStaffFigureFileMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function download() {
    const file = await read({ ...asked, table }).unwrap()
    saveFile(file.name, file.content, 'text/csv')
    return { message: words.saved(file.name) }
  }
  return (
    <div>
      <ChangeProblem problem={problem} />
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={words.fileOf(name)}
        onClick={() => void run(download)}
      >
        {words.file}
      </Button>
    </div>
  )
}
