import type { ComponentType } from 'react'
import type { adminPaths } from '../../../contract/site/adminPaths'
import type { StaffRole } from '../../../contract/staffRoles'
import { lazyComponent } from '../lazyComponent'

/** The number at the end of the path; empty without one. */
type RoomProps = { id: string }
type Path = keyof typeof adminPaths
export type Room = ReturnType<typeof room>

/** A room by the name of its path, which is also that of its chunk: the server names it in the page. */
export function room<Name extends Path>(
  path: Name,
  may: readonly StaffRole[],
  importPage: () => Promise<ComponentType<RoomProps>>,
) {
  const { Component: Page, load } = lazyComponent(async () => ({ Component: await importPage() }))
  return { path, may, Page, load }
}
