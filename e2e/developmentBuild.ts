import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './shopProcess'

/** The folder, below the project's, of a build that says what React's development mode sees. */
export const developmentBuild = '.cache/development'

/** Makes that build; about ten seconds. */
export async function buildForDevelopment(): Promise<void> {
  const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js')
  const asked = ['--mode', 'development', '--env', `output=${developmentBuild}`]
  await promisify(execFile)(process.execPath, [webpack, ...asked], { cwd: root })
}
