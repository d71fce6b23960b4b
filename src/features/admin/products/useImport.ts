import { useState } from 'react'
import { maxCatalogueFileBytes } from '../../../../contract/site/uploads'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminCatalogueWords } from '../../../../wording/admin/catalogue'
import { shownProblem } from '../../../api/Problem'
import type { StaffProblem } from '../../../api/admin/StaffProblem'
import { useWords } from '../../../ui/Shop'
import { useStaffNews } from '../news/useStaffNews'
import {
  useImportStaffCatalogueMutation,
  usePlanStaffImportMutation,
  type CataloguePlan,
} from './staffProductsApi'

type Read = { name: string; file: Blob; plan: CataloguePlan }

/** A file is read without a change; the changes that were read are made by one press. */
export function useImport() {
  const words = useWords(adminCatalogueWords)
  const { failed } = useWords(adminLayoutWords)
  const news = useStaffNews()
  const [planImport, { isLoading: isReading }] = usePlanStaffImportMutation()
  const [importCatalogue, { isLoading: isImporting }] = useImportStaffCatalogueMutation()
  const [read, setRead] = useState<Read | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const explain = (error: unknown) => setProblem(shownProblem(error, failed).message)

  async function plan(name: string, file: Blob) {
    try {
      setRead({ name, file, plan: await planImport(file).unwrap() })
    } catch (error) {
      explain(error)
    }
  }
  async function choose(chosen: File) {
    setRead(null)
    setProblem(null)
    // A copy: the spreadsheet may save the file again meanwhile.
    const bytes =
      chosen.size > maxCatalogueFileBytes ? null : await chosen.arrayBuffer().catch(() => null)
    if (bytes) await plan(chosen.name, new Blob([bytes]))
    else setProblem(chosen.size > maxCatalogueFileBytes ? words.tooLarge : words.unreadable)
  }

  async function make() {
    if (!read?.plan.plan) return
    setProblem(null)
    try {
      news.done(await importCatalogue({ plan: read.plan.plan, file: read.file }).unwrap())
      setRead(null)
    } catch (error) {
      explain(error)
      if ((error as StaffProblem).status === 409) await plan(read.name, read.file)
    }
  }

  return { read, problem, isReading, isImporting, choose, make }
}
