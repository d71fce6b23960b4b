import { useState } from 'react'
import { maxPictureBytes } from '../../../../contract/site/uploads'
import { adminLayoutWords } from '../../../../wording/admin/layout'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { shownProblem } from '../../../api/Problem'
import { useWords } from '../../../ui/Shop'
import { useUploadStaffPictureMutation } from '../products/staffProductsApi'

/** Sends files one after the other, and gives each stored name as soon as it is there. */
export function usePictureUploads(onStored: (file: string) => void) {
  const words = useWords(adminPicturesWords)
  const { failed } = useWords(adminLayoutWords)
  const [upload] = useUploadStaffPictureMutation()
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function send(files: readonly File[]) {
    if (progress !== null) return
    setProblem(null)
    const refused: string[] = []
    for (const [place, file] of files.entries()) {
      setProgress(words.sending(place + 1, files.length))
      try {
        if (file.size > maxPictureBytes) refused.push(words.tooLarge(file.name))
        else onStored((await upload(file).unwrap()).file)
      } catch (error) {
        refused.push(words.refused(file.name, shownProblem(error, failed).message))
      }
    }
    setProgress(null)
    setProblem(refused.join(' ') || null)
  }
  return { send, progress, problem }
}
