import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Button } from '../../../ui/Button'
import { LinkGroup } from '../../../ui/LinkGroup'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useExportStaffMonthMutation } from './staffDocumentsApi'

/** Saves a month as a table, or for the accountant's software. */
export function ExportButtons({ month }: { month: string }) {
  const words = useWords(adminDocumentsWords)
  const [exportMonth] = useExportStaffMonthMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function save(format: 'csv' | 'fec') {
    const { file_name: name, content } = await exportMonth({ month, format }).unwrap()
    saveFile(name, content, `text/${format === 'csv' ? 'csv' : 'plain'};charset=utf-8`)
    return { message: words.saved(name) }
  }
  return (
    <>
      <ChangeProblem problem={problem} />
      <LinkGroup>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void run(() => save('csv'))}>
          {words.exportCsv}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void run(() => save('fec'))}>
          {words.exportFec}
        </Button>
      </LinkGroup>
    </>
  )
}
