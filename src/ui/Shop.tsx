import { createContext, useContext, type ReactNode } from 'react'
import type { PageSettings } from '../../contract/pageSettings'
import { chooseWords, type Words } from '../../wording/words'

type Shop = { settings: PageSettings; words: Words }
const ShopContext = createContext<Shop | null>(null)

/** Gives every screen the shop's settings and its words. */
export function ShopProvider({
  settings,
  children,
}: {
  settings: PageSettings
  children: ReactNode
}) {
  return (
    <ShopContext value={{ settings, words: chooseWords(settings.wording) }}>{children}</ShopContext>
  )
}

export function useWords(): Words {
  return useShop().words
}

export function useSettings(): PageSettings {
  return useShop().settings
}

function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('ShopProvider is missing')
  return shop
}
