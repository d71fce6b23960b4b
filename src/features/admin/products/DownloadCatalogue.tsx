import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useExportStaffCatalogueMutation } from './staffProductsApi'

/** Saves the whole catalogue as a file for a spreadsheet. */
export function DownloadCatalogue() {
  const words = useWords(adminCatalogueWords)
  const [download] = useExportStaffCatalogueMutation()
  async function save() {
    const { file_name: name, csv } = await download(undefined).unwrap()
    saveFile(name, csv, 'text/csv;charset=utf-8')
    return { message: words.downloaded(name) }
  }
  return (
    <section>
      <h2>{words.downloadTitle}</h2>
      <p>{words.downloadHint}</p>
      <ActButton variant="quiet" act={save}>
        {words.download}
      </ActButton>
    </section>
  )
}
