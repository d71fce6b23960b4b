import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { Button } from '../../../ui/Button'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useExportStaffCatalogueMutation } from './staffProductsApi'

/** Saves the whole catalogue as a file for a spreadsheet. */
export function DownloadCatalogue() {
  const words = useWords(adminCatalogueWords)
  const [download] = useExportStaffCatalogueMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function save() {
    const { file_name: name, csv } = await download(undefined).unwrap()
    saveFile(name, csv, 'text/csv;charset=utf-8')
    return { message: words.downloaded(name) }
  }
  return (
    <section>
      <h2>{words.downloadTitle}</h2>
      <p>{words.downloadHint}</p>
      <ChangeProblem problem={problem} />
      <Button variant="quiet" isBusy={isBusy} onClick={() => void run(save)}>
        {words.download}
      </Button>
    </section>
  )
}
