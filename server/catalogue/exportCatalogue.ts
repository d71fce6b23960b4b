import { catalogueColumns, noWords, yesWords } from '../../wording/catalogueFile'
import type { Services } from '../services'
import { columns, type Column } from './columns'
import { neutralise, writeCsv } from './csv'
import { listWholeCatalogue, type CatalogueRow } from './queries'

/** The whole catalogue, retired products too, as the CSV text that `importCatalogue` reads. */
export async function exportCatalogue({ database }: Pick<Services, 'database'>): Promise<string> {
  const rows = await listWholeCatalogue(database.sql)
  const heading = columns.map((column) => catalogueColumns[column])
  return writeCsv([heading, ...rows.map((row) => columns.map((column) => cellOf[column](row)))])
}

const cellOf: Record<Column, (row: CatalogueRow) => string> = {
  serial: ({ serial }) => serial,
  name: ({ name }) => neutralise(name),
  category: ({ categoryName }) => categoryName,
  price: ({ priceCents }) => decimals(priceCents),
  vat: ({ vatRate }) => String(vatRate / 100).replace('.', ','),
  weight: ({ weightGrams }) => (weightGrams === null ? '' : String(weightGrams)),
  soldByWeight: ({ soldByWeight }) => yesOrNo(soldByWeight),
  country: ({ country }) => neutralise(country ?? ''),
  stock: ({ stock }) => String(stock),
  picture: ({ picture }) => picture ?? '',
  featured: ({ featured }) => yesOrNo(featured),
  retired: ({ retired }) => yesOrNo(retired),
  description: ({ description }) => neutralise(description),
}

function decimals(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}

function yesOrNo(value: boolean): string {
  return (value ? yesWords[0] : noWords[0]) ?? ''
}
