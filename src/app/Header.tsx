import { useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../contract/site/paths'
import { layoutWords } from '../../wording/layout'
import { Link } from '../ui/Link'
import { Mark } from '../ui/Mark'
import { useSettings, useWords } from '../ui/Shop'
import styles from './Header.module.css'
import { NavigationLinks } from './NavigationLinks'
import { SearchField } from './SearchField'
import { useEscape } from './useEscape'

export function Header() {
  const layout = useWords(layoutWords)
  const { seller, apiHost } = useSettings()
  const menuId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // Open for one visited place only, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  useEscape(isOpen, () => {
    setOpenAt(null)
    toggle.current?.focus()
  })
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.logo}>
        <Mark />
        {seller.name}
      </Link>
      {!apiHost && <SearchField />}
      <nav aria-label={layout.navigation}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={isOpen ? layout.closeMenu : layout.openMenu}
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <NavigationLinks id={menuId} isOpen={isOpen} />
      </nav>
    </header>
  )
}
