import { inParis } from '../../../../contract/parisianDays'
import { adminClientsWords } from '../../../../wording/admin/clients'
import { clientDataFileName } from '../../../../wording/dataFile'
import { saveFile } from '../../../ui/saveFile'
import { useWords } from '../../../ui/Shop'
import { ActButton } from '../news/ActButton'
import { Fold } from '../parts/Fold'
import { useExportStaffClientMutation } from './staffClientsApi'

/** The file with which a client's question for their data is answered. */
export function ClientData({ id }: { id: string }) {
  const words = useWords(adminClientsWords)
  const [read] = useExportStaffClientMutation()
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
        <ActButton variant="quiet" act={download}>
          {words.dataSave}
        </ActButton>
      </div>
    </Fold>
  )
}
