// The size of each page's first load, in bytes as sent (brotli); `npm run build` ends with it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const budgets = { JavaScript: 112_000, CSS: 10_000, font: 30_000 }
/** Bytes of JavaScript; its pages are opened by those who work there. */
const adminBudget = 180_000
const kinds = Object.keys(budgets)
const built = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../dist/client')

/** Prints a row for each page of this build, and returns whether all are within the budgets. */
function printSizes(folder = built) {
  const { main, loader, ...chunks } = JSON.parse(readFileSync(path.join(folder, 'chunks.json')))
  const pages = Object.entries(chunks)
    .filter(([name]) => name.endsWith('Page'))
    .map(([name, files]) => ({ name, ...sizeOf([...main, ...loader, ...files], folder) }))
    .sort((one, other) => other.JavaScript - one.JavaScript)
  const admin = adminIn(path.resolve(folder, '../admin'))
  const rows = [...pages, { name: 'budget', ...budgets }, ...admin]
  console.log(line('First load, brotli bytes', kinds))
  for (const row of rows)
    console.log(
      line(
        row.name,
        kinds.map((kind) => grouped(row[kind])),
      ),
    )
  const excesses = pages.flatMap((page) => kinds.flatMap((kind) => excessOf(page, kind)))
  for (const { JavaScript: bytes } of admin)
    if (bytes > adminBudget)
      excesses.push(`The admin brings ${grouped(bytes)} bytes of JavaScript.`)
  excesses.forEach((excess) => console.error(excess))
  return excesses.length === 0
}

/** The admin's heaviest first load; none where only the shop was built. */
function adminIn(folder) {
  const list = path.join(folder, 'chunks.json')
  if (!existsSync(list)) return []
  const { main, ...rooms } = JSON.parse(readFileSync(list))
  const sizes = Object.entries(rooms).map(([room, files]) => ({
    name: `admin, ${room} (${grouped(adminBudget)})`,
    ...sizeOf([...new Set([...main, ...files])], folder),
  }))
  const [heaviest] = sizes.sort((one, other) => other.JavaScript - one.JavaScript)
  return heaviest ? [heaviest] : []
}

function sizeOf(files, folder) {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const styles = files.filter((file) => file.endsWith('.css'))
  const size = (file) => sentSize(path.join(folder, file))
  return {
    JavaScript: sum(scripts.map(size)),
    CSS: sum(styles.map(size)),
    font: sum(styles.flatMap((file) => fontsOf(path.join(folder, file))).map(statSize)),
  }
}

/** A file that brotli would not shrink is sent as it is. */
const sentSize = (file) => statSize(existsSync(`${file}.br`) ? `${file}.br` : file)
const statSize = (file) => statSync(file).size
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0)

function fontsOf(style) {
  const urls = readFileSync(style, 'utf8').matchAll(/url\(([^)]+\.woff2)\)/g)
  return [...urls].map(([, url]) => path.resolve(path.dirname(style), url))
}

function excessOf({ name, ...size }, kind) {
  if (size[kind] <= budgets[kind]) return []
  const [is, may] = [grouped(size[kind]), grouped(budgets[kind])]
  return [`${name}: its first load brings ${is} bytes of ${kind}, over the budget of ${may}.`]
}

const grouped = (bytes) => bytes.toLocaleString('en').replaceAll(',', ' ')
const line = (name, cells) => name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join('')

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exit(printSizes(process.argv[2]) ? 0 : 1)
