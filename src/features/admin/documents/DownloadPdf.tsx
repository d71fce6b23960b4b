import { adminDocumentsWords } from '../../../../wording/admin/documents'
import { Button } from '../../../ui/Button'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { useGetStaffDocumentMutation } from './staffDocumentsApi'

/** Saves a document as a PDF. */
export function DownloadPdf({ number }: { number: string }) {
  const words = useWords(adminDocumentsWords)
  const [get] = useGetStaffDocumentMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function save() {
    const { file_name: name, content } = await get(number).unwrap()
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    saveFile(name, bytes, 'application/pdf')
    return { message: words.saved(name) }
  }
  return (
    <div>
      <Button
        variant="quiet"
        isBusy={isBusy}
        aria-label={words.download(number)}
        onClick={() => void run(save)}
      >
        {words.pdf}
      </Button>
      <ChangeProblem problem={problem} />
    </div>
  )
}
