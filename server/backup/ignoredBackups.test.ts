import { readFile } from 'node:fs/promises'
import path from 'node:path'

const read = (name: string) => readFile(path.join(__dirname, '../..', name), 'utf8')

/** The names, in the folder of the source, that the documented backups write. */
async function readDocumented(): Promise<string[]> {
  const lines = (await read('docs/operation.md')).split('\n')
  const dumps = lines
    .filter((line) => line.startsWith('(umask 077 && '))
    .map((line) => line.replaceAll('$(date +%F)', '2026-11-29'))
    .flatMap((line) => line.match(/comptoir[\w-]*\.dump(\.new)?/g) ?? [])
  const folders = lines.flatMap(
    (line) => /^docker compose cp shop:\S*\/(\w+) \.$/.exec(line)?.[1] ?? [],
  )
  return [...new Set([...dumps, ...folders])]
}

/** Whether a file of this name beside the list is left out by one of its lines. */
function isIgnored(list: string, name: string): boolean {
  const patterns = list.split('\n').map((line) => line.replaceAll(/^\/|\/$/g, ''))
  return patterns.some((pattern) => {
    const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')
    return new RegExp(`^${source}$`).test(name)
  })
}

test.each(['.gitignore', '.dockerignore'])(
  'what the documented backups write beside the source is named in %s',
  async (file) => {
    const list = await read(file)
    const names = await readDocumented()
    expect(names.sort()).toEqual([
      'comptoir-2026-11-29.dump',
      'comptoir.dump',
      'comptoir.dump.new',
      'pictures',
    ])
    expect(names.filter((name) => !isIgnored(list, name))).toEqual([])
  },
)
