import { accounting, everyone, manager, preparing } from '../../../contract/staffRights'
import { room, type Room } from './room'

/** The rooms that the navigation names, in its order. */
export const namedRooms = [
  room(
    'today',
    everyone,
    async () => (await import(/* webpackChunkName: "today" */ '../../pages/admin/Today')).Today,
  ),
  room(
    'orders',
    everyone,
    async () =>
      (await import(/* webpackChunkName: "orders" */ '../../pages/admin/OrderList')).OrderList,
  ),
  room(
    'withdrawals',
    everyone,
    async () =>
      (await import(/* webpackChunkName: "withdrawals" */ '../../pages/admin/Withdrawals'))
        .Withdrawals,
  ),
  room(
    'products',
    everyone,
    async () =>
      (await import(/* webpackChunkName: "products" */ '../../pages/admin/ProductList'))
        .ProductList,
  ),
  room(
    'reviews',
    preparing,
    async () =>
      (await import(/* webpackChunkName: "reviews" */ '../../pages/admin/ReviewList')).ReviewList,
  ),
  room(
    'clients',
    preparing,
    async () =>
      (await import(/* webpackChunkName: "clients" */ '../../pages/admin/ClientList')).ClientList,
  ),
  room(
    'promotions',
    manager,
    async () =>
      (await import(/* webpackChunkName: "promotions" */ '../../pages/admin/Promotions'))
        .Promotions,
  ),
  room(
    'figures',
    accounting,
    async () =>
      (await import(/* webpackChunkName: "figures" */ '../../pages/admin/Figures')).Figures,
  ),
  room(
    'documents',
    accounting,
    async () =>
      (await import(/* webpackChunkName: "documents" */ '../../pages/admin/Documents')).Documents,
  ),
  room(
    'team',
    everyone,
    async () => (await import(/* webpackChunkName: "team" */ '../../pages/admin/Team')).Team,
  ),
  room(
    'settings',
    manager,
    async () =>
      (await import(/* webpackChunkName: "settings" */ '../../pages/admin/Settings')).Settings,
  ),
] as const

/** Every room; a path without a number comes before the one with it. */
export const rooms: readonly Room[] = [
  ...namedRooms,
  room(
    'shopOpening',
    manager,
    async () =>
      (await import(/* webpackChunkName: "shopOpening" */ '../../pages/admin/ShopOpening'))
        .ShopOpening,
  ),
  room(
    'order',
    everyone,
    async () =>
      (await import(/* webpackChunkName: "order" */ '../../pages/admin/OrderDetails')).OrderDetails,
  ),
  room(
    'preparation',
    preparing,
    async () =>
      (await import(/* webpackChunkName: "preparation" */ '../../pages/admin/Preparation'))
        .Preparation,
  ),
  room(
    'packingSlips',
    preparing,
    async () =>
      (await import(/* webpackChunkName: "packingSlips" */ '../../pages/admin/PackingSlips'))
        .PackingSlips,
  ),
  room(
    'labels',
    preparing,
    async () => (await import(/* webpackChunkName: "labels" */ '../../pages/admin/Labels')).Labels,
  ),
  room(
    'client',
    preparing,
    async () =>
      (await import(/* webpackChunkName: "client" */ '../../pages/admin/ClientDetails'))
        .ClientDetails,
  ),
  room(
    'newProduct',
    manager,
    async () =>
      (await import(/* webpackChunkName: "newProduct" */ '../../pages/admin/NewProduct'))
        .NewProduct,
  ),
  room(
    'catalogueFile',
    accounting,
    async () =>
      (await import(/* webpackChunkName: "catalogueFile" */ '../../pages/admin/CatalogueFile'))
        .CatalogueFile,
  ),
  room(
    'alerts',
    everyone,
    async () =>
      (await import(/* webpackChunkName: "alerts" */ '../../pages/admin/AlertList')).AlertList,
  ),
  room(
    'lostMails',
    preparing,
    async () =>
      (await import(/* webpackChunkName: "lostMails" */ '../../pages/admin/LostMails')).LostMails,
  ),
  room(
    'product',
    everyone,
    async () =>
      (await import(/* webpackChunkName: "product" */ '../../pages/admin/ProductDetails'))
        .ProductDetails,
  ),
  room(
    'log',
    manager,
    async () => (await import(/* webpackChunkName: "log" */ '../../pages/admin/TeamLog')).TeamLog,
  ),
]
