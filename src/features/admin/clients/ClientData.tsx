import { inParis } from '../../../../contract/parisianDays'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { clientDataFileName } from '../../../../wording/dataFile'
import { Button } from '../../../ui/Button'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ChangeProblem } from '../news/ChangeProblem'
import { useStaffChange } from '../news/useStaffChange'
import { Fold } from '../parts/Fold'
import { useExportStaffClientMutation } from './staffClientsApi'

/** The file with which a client's question for their data is answered. */
export function ClientData({ id }: { id: string }) {
  const words = useWords(adminClientsWords)
  const [read] = useExportStaffClientMutation()
  const { run, problem, isBusy } = useStaffChange()
  async function download() {
    const data = await read(id).unwrap()
    const { day } = inParis(new Date(data.date))
    saveFile(clientDataFileName(id, day), JSON.stringify(data, null, 2), 'application/json')
    return { message: words.dataDone }
  }
  return (
    <Fold summary={words.data}>
      <div>
        <p>{words.dataWhat}</p>
        <ChangeProblem problem={problem} />
        <Button variant="quiet" isBusy={isBusy} onClick={() => void run(download)}>
          {words.dataSave}
        </Button>
      </div>
    </Fold>
  )
}
