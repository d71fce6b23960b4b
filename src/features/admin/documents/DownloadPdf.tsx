import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { useGetStaffDocumentMutation } from './staffDocumentsApi'

/** Saves a document as a PDF. */
export function DownloadPdf({ number }: { number: string }) {
  const words = useWords(adminDocumentsWords)
  const [get] = useGetStaffDocumentMutation()
  async function save() {
    const { file_name: name, content } = await get(number).unwrap()
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    saveFile(name, bytes, 'application/pdf')
    return { message: words.saved(name) }
  }
  return (
    <div>
      <ActButton variant="quiet" aria-label={words.download(number)} act={save}>
        {words.pdf}
      </ActButton>
    </div>
  )
}
