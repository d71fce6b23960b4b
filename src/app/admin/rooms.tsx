import type { ReactNode } from 'react'
import { accounting, everyone, manager, preparing } from '../../../contract/staffRights'
import type { adminPaths } from '../../../contract/site/adminPaths'
import type { StaffRole } from '../../../contract/staffRoles'
import { AlertList } from '../../pages/admin/AlertList'
import { CatalogueFile } from '../../pages/admin/CatalogueFile'
import { ClientDetails } from '../../pages/admin/ClientDetails'
import { ClientList } from '../../pages/admin/ClientList'
import { Documents } from '../../pages/admin/Documents'
import { Figures } from '../../pages/admin/Figures'
import { Labels } from '../../pages/admin/Labels'
import { NewProduct } from '../../pages/admin/NewProduct'
import { OrderDetails } from '../../pages/admin/OrderDetails'
import { OrderList } from '../../pages/admin/OrderList'
import { PackingSlips } from '../../pages/admin/PackingSlips'
import { Preparation } from '../../pages/admin/Preparation'
import { ProductDetails } from '../../pages/admin/ProductDetails'
import { ProductList } from '../../pages/admin/ProductList'
import { Promotions } from '../../pages/admin/Promotions'
import { ReviewList } from '../../pages/admin/ReviewList'
import { Settings } from '../../pages/admin/Settings'
import { ShopOpening } from '../../pages/admin/ShopOpening'
import { Team } from '../../pages/admin/Team'
import { TeamLog } from '../../pages/admin/TeamLog'
import { Today } from '../../pages/admin/Today'
import { Withdrawals } from '../../pages/admin/Withdrawals'

type Room = {
  /** Its path, by its name. */
  path: keyof typeof adminPaths
  may: readonly StaffRole[]
  /** The page, for the number at the end of the path. */
  show: (id: string) => ReactNode
}

/** The rooms that the navigation names, in its order. */
export const namedRooms = [
  { path: 'today', may: everyone, show: () => <Today /> },
  { path: 'orders', may: everyone, show: () => <OrderList /> },
  { path: 'withdrawals', may: everyone, show: () => <Withdrawals /> },
  { path: 'products', may: everyone, show: () => <ProductList /> },
  { path: 'reviews', may: preparing, show: () => <ReviewList /> },
  { path: 'clients', may: preparing, show: () => <ClientList /> },
  { path: 'promotions', may: manager, show: () => <Promotions /> },
  { path: 'figures', may: accounting, show: () => <Figures /> },
  { path: 'documents', may: accounting, show: () => <Documents /> },
  { path: 'team', may: everyone, show: () => <Team /> },
  { path: 'settings', may: manager, show: () => <Settings /> },
] as const satisfies readonly Room[]

/** Every room; a path without a number comes before the one with it. */
export const rooms: readonly Room[] = [
  ...namedRooms,
  { path: 'shopOpening', may: manager, show: () => <ShopOpening /> },
  { path: 'order', may: everyone, show: (id) => <OrderDetails key={id} id={id} /> },
  { path: 'preparation', may: everyone, show: () => <Preparation /> },
  { path: 'packingSlips', may: everyone, show: () => <PackingSlips /> },
  { path: 'labels', may: everyone, show: () => <Labels /> },
  { path: 'client', may: preparing, show: (id) => <ClientDetails key={id} id={id} /> },
  { path: 'newProduct', may: manager, show: () => <NewProduct /> },
  { path: 'catalogueFile', may: accounting, show: () => <CatalogueFile /> },
  { path: 'alerts', may: everyone, show: () => <AlertList /> },
  { path: 'product', may: everyone, show: (id) => <ProductDetails key={id} id={id} /> },
  { path: 'log', may: manager, show: () => <TeamLog /> },
]
