import { useEffect } from 'react'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { useSettings, useWords } from '../../ui/Shop'

/** Sets the document's title. */
export function useAdminTitle(title: string): void {
  const { seller } = useSettings()
  const { pageTitle } = useWords(adminLayoutWords)
  useEffect(() => {
    const { title: before } = document
    document.title = pageTitle(title, seller.name)
    // A room is back once who works there has signed in again.
    return () => {
      document.title = before
    }
  }, [title, seller.name, pageTitle])
}
