import { useEffect, useRef, useState } from 'react'
import { maxPictureBytes } from '../../../../contract/site/uploads'
import { adminPicturesWords } from '../../../../wording/admin/pictures'
import { shownProblem } from '../../../api/Problem'
import { useWords } from '../../../ui/Shop'
import { useUploadStaffPictureMutation } from '../products/staffProductsApi'

type Uploads = {
  /** Returns false for one that was there already. */
  onStored: (file: string) => unknown
  /** How many more may come; any number if absent. */
  room?: number | undefined
  /** Told when the first file leaves, and when the last one is there or refused. */
  onSending?: ((isSending: boolean) => void) | undefined
}

/** Sends files one after the other, and gives each stored name as soon as it is there. */
export function usePictureUploads({ onStored, room = Infinity, onSending }: Uploads) {
  const words = useWords(adminPicturesWords)
  const [upload] = useUploadStaffPictureMutation()
  const [progress, setProgress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const queue = useRef<File[]>([])
  const isSending = useRef(false)
  // A file arrives in the form of that moment, which may have been saved since it was sent.
  const latest = useRef(onStored)
  useEffect(() => {
    latest.current = onStored
  }, [onStored])
  async function send(files: readonly File[]) {
    queue.current.push(...files)
    // What comes while others are sent follows them.
    if (isSending.current) return
    isSending.current = true
    onSending?.(true)
    setProblem(null)
    const refused: string[] = []
    const added = new Set<string>()
    const take = () => queue.current.shift()
    for (let [place, file] = [1, take()]; file; [place, file] = [place + 1, take()]) {
      setProgress(words.sending(place, place + queue.current.length))
      try {
        if (file.size > maxPictureBytes) refused.push(words.tooLarge(file.name))
        else if (added.size >= room) refused.push(words.noRoom(file.name))
        else {
          const stored = (await upload(file).unwrap()).file
          if (latest.current(stored) !== false) added.add(stored)
        }
      } catch (error) {
        refused.push(words.refused(file.name, shownProblem(error, words.unread).message))
      }
    }
    isSending.current = false
    onSending?.(false)
    setProgress(null)
    setProblem(refused.join(' ') || null)
  }
  return { send, progress, problem }
}
