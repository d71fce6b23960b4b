import { createContext, useContext, type ReactNode } from 'react'
import type { PageSettings } from '../../contract/site/pageSettings'
import type { WordingName } from '../../wording/area'

const SettingsContext = createContext<PageSettings | null>(null)

/** Gives every screen the shop's settings. */
export function ShopProvider({
  settings,
  children,
}: {
  settings: PageSettings
  children: ReactNode
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

/** The words of one area, in the shop's wording. */
export function useWords<Words>(area: Record<WordingName, Words>): Words {
  return area[useSettings().wording]
}

export function useSettings(): PageSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('ShopProvider is missing')
  return settings
}
