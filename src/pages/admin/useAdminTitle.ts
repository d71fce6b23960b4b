import { useEffect } from 'react'
import { adminLayoutWords } from '../../../wording/admin/layout'
import { useSettings, useWords } from '../../ui/Shop'

/** Sets the document's title. */
export function useAdminTitle(title: string): void {
  const { seller } = useSettings()
  const { pageTitle } = useWords(adminLayoutWords)
  useEffect(() => {
    document.title = pageTitle(title, seller.name)
  }, [title, seller.name, pageTitle])
}
