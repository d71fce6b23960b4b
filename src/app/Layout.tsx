import { Suspense, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Waiting } from '../ui/Waiting'
import { DemonstrationBanner } from './DemonstrationBanner'
import { Footer } from './Footer'
import { ReplayEarlyEvents } from './ReplayEarlyEvents'
import { Header } from './Header'
import { IntendedPlace } from './IntendedPlace'
import styles from './Layout.module.css'
import { Notices } from './Notices'
import { PageBoundary } from './PageBoundary'
import { PageProgress } from './PageProgress'
import { SkipLink } from './SkipLink'
import { useScrollRestoration } from './useScrollRestoration'

/** What every page shares: the skip link, the navigation, the footer and the messages. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  useScrollRestoration(main)
  return (
    <div className={styles.layout}>
      <SkipLink target={main} />
      <DemonstrationBanner />
      <Header />
      <PageProgress />
      <main ref={main} id="content" tabIndex={-1} className={styles.main}>
        <PageBoundary url={pathname + search}>
          <Suspense fallback={<Waiting />}>
            {children}
            <ReplayEarlyEvents />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <IntendedPlace />
      <Notices />
    </div>
  )
}
