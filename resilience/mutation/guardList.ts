import { folderGuards } from './folder'
import type { Guard } from './Guard'
import { linkGuards } from './links'
import { ownerGuards } from './owners'
import { payingGuards } from './paying'
import { ruleGuards } from './rules'

export const guards: readonly Guard[] = [
  ...payingGuards,
  ...ownerGuards,
  ...linkGuards,
  ...folderGuards,
  ...ruleGuards,
]
