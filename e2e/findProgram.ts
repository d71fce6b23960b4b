import { accessSync, constants } from 'node:fs'
import path from 'node:path'

type Program = {
  /** As a person calls it. */
  title: string
  /** The names under which systems know it. */
  names: string[]
  /** The environment variable that may give its path. */
  variable: string
  debianPackage: string
}

/** The program of its environment variable, or the first one on the PATH. */
export function findProgram({ title, names, variable, debianPackage }: Program): string {
  const given = process.env[variable]
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`${variable} names no program that can be run: ${given}`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable)
  if (found) return found
  throw new Error(
    `The browser journeys need ${title}: install it (Debian: apt-get install ${debianPackage}), or give its path in ${variable}. Looked for: ${names.join(', ')}.`,
  )
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
