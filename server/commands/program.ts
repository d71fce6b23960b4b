import { Command } from 'commander'
import { commandHelp as help } from '../../wording/commands'
import { addBackupProgram, type Restore } from './backupProgram'
import { CommandError } from './CommandError'
import { inFrench } from './frenchHelp'
import { findFolder, readGiven, writeAsked } from './givenFiles'
import { addSettingsProgram } from './settingsProgram'
import { addDocumentProgram } from './documentProgram'
import { addMonthProgram } from './monthProgram'
import { addOrderProgram } from './orderProgram'
import { addStaffProgram } from './staffProgram'
import { addReviewProgram } from './reviewProgram'
import { addSynonymProgram } from './synonymProgram'
import { addWithdrawalProgram } from './withdrawalProgram'
import type { CommandReply, CommandRequest } from './runCommand'

type Execute = (request: CommandRequest) => Promise<CommandReply>
type NewClient = { firstName: string; lastName: string; address?: string }
type ImportOptions = { images?: string; dryRun?: boolean }
type DemoOptions = { products: string; orders: string; force?: boolean }

type Dependencies = {
  execute: Execute
  restore: Restore
  say: (message: string) => void
}

/** The command line: reads and writes the files, passes the command to `execute`, prints with `say`. */
export function createProgram({ execute, restore, say }: Dependencies): Command {
  const program = inFrench(new Command('npm run shop --')).description(help.shop)

  const catalogue = program.command('catalogue').description(help.catalogue)
  catalogue
    .command('import')
    .description(help.import)
    .argument('<file>', help.importFile)
    .option('--images <folder>', help.images)
    .option('--dry-run', help.importDryRun)
    .action(async (file: string, { images, dryRun: isDryRun = false }: ImportOptions) => {
      const base64 = (await readGiven(file)).toString('base64')
      const picturesFolder = images === undefined ? undefined : await findFolder(images)
      const name = isDryRun ? 'planImport' : 'importCatalogue'
      await run({ name, args: { base64, picturesFolder } })
    })
  catalogue
    .command('export')
    .description(help.export)
    .argument('<file>', help.exportFile)
    .action(async (file: string) => {
      const { message, content } = await run(
        { name: 'exportCatalogue', args: { file } },
        () => undefined,
      )
      await writeAsked(file, content ?? '')
      say(message)
    })
  program
    .command('missing')
    .description(help.missing)
    .action(async () => {
      await run({ name: 'listMissing', args: {} })
    })
  program
    .command('stock')
    .description(help.stock)
    .argument('<serial>', help.serial)
    .argument('<number>', help.stockNumber)
    .action(async (serial: string, stock: string) => {
      await run({ name: 'setStock', args: { serial, stock } })
    })
  addOrderProgram(program, run)
  addDocumentProgram(program, run)
  addReviewProgram(program, run)
  addMonthProgram(program, run, say)
  addWithdrawalProgram(program, run)
  program
    .command('client')
    .description(help.client)
    .command('add')
    .description(help.addClient)
    .argument('<email>', help.email)
    .requiredOption('--first-name <text>', help.firstName)
    .requiredOption('--last-name <text>', help.lastName)
    .option('--address <text>', help.address)
    .action(async (email: string, options: NewClient) => {
      await run({ name: 'addClient', args: { email, ...options } })
    })
  program
    .command('demo')
    .description(help.demo)
    .requiredOption('--products <number>', help.demoProducts)
    .requiredOption('--orders <number>', help.demoOrders)
    .option('--force', help.demoForce)
    .action(async ({ force: isForced = false, ...counts }: DemoOptions) => {
      await run({ name: 'demo', args: { ...counts, isForced } })
    })
  program
    .command('retention')
    .description(help.retention)
    .option('--dry-run', help.dryRun)
    .action(async ({ dryRun: isDryRun = false }: { dryRun?: boolean }) => {
      await run({ name: 'retention', args: { isDryRun } })
    })
  addSettingsProgram(program, run)
  addStaffProgram(program, run)
  addSynonymProgram(program, run)
  addBackupProgram(program, { run, restore, say })
  return program

  async function run(request: CommandRequest, tell = say): Promise<CommandReply> {
    const reply = await execute(request)
    if (!reply.isDone) throw new CommandError(reply.message)
    tell(reply.message)
    return reply
  }
}
