import { randomUUID } from 'node:crypto'
import { versionOf } from '../../server/catalogue/file/versionOf'
import { planFile } from '../../server/admin/products/importFile'
import { completeSheet, withSheets } from '../completeSheet'
import { insertProduct } from '../makeData'
import { plainPicture } from '../plainPicture'
import type { TestServer } from '../startServer'
import type { StaffRequests } from './StaffRequests'

const { legalName, ingredients, netQuantity } = completeSheet
/** What the law wants said of it. */
const ofTea = { legalName, ingredients, netQuantity }

/** What is asked about a product of its own, and a file that adds one. */
export function productRequests({ services }: TestServer): StaffRequests {
  const newProduct = async () => insertProduct(services.database.sql)
  let version = ''
  let file: Buffer = Buffer.alloc(0)
  return {
    getStaffProduct: { id: async () => String((await newProduct()).id) },
    createStaffProduct: {
      body: () => ({
        serial: randomUUID(),
        cells: { name: 'Sencha', category: 'Thé', price: '12,90', stock: '3', ...ofTea },
      }),
    },
    changeStaffProduct: {
      async id() {
        const product = await newProduct()
        version = versionOf(product)
        return String(product.id)
      },
      body: () => ({ version, cells: { price: '9,90' } }),
    },
    previewStaffProduct: { body: () => ({ id: null, cells: { name: 'Sencha', price: '12,90' } }) },
    moveStaffStock: {
      id: async () => String((await newProduct()).id),
      body: () => ({ act: 'arrived', pieces: '12', key: randomUUID() }),
    },
    uploadStaffPicture: { body: () => plainPicture() },
    planStaffImport: { body: newFile },
    importStaffCatalogue: {
      async id() {
        file = newFile()
        return (await planFile(services, file)).plan!
      },
      body: () => file,
    },
  }

  function newFile(): Buffer {
    const row = `${randomUUID()};Sencha;1;12,90;3`
    return Buffer.from(withSheets(`reference;nom;categorie;prix;stock\n${row}\n`))
  }
}
