import { Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Waiting } from '../ui/Waiting'
import { Footer } from './Footer'
import { ReplayEarlyEvents } from './ReplayEarlyEvents'
import { Header } from './Header'
import styles from './Layout.module.css'
import { Notices } from './Notices'
import { PageBoundary } from './PageBoundary'
import { PageProgress } from './PageProgress'
import { SkipLink } from './SkipLink'
import { useHead } from './useHead'
import { useScrollKeeping } from './useScrollKeeping'

/** What every route shares: the way in, the navigation, the page, the footer and the messages. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useScrollKeeping(main)
  useHead()
  return (
    <div className={styles.layout}>
      <SkipLink target={main} />
      <Header />
      <PageProgress />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <PageBoundary pathname={pathname}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
            <ReplayEarlyEvents />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <Notices />
    </div>
  )
}
