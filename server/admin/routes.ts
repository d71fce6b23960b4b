import type { FastifyInstance } from 'fastify'
import type { CheckoutServices } from '../checkout/CheckoutServices'
import type { ClientHoldings } from '../clients/ClientHoldings'
import type { Services } from '../services'
import { registerAlertDesk } from './alerts/routes'
import { registerMailDesk } from './mails/routes'
import { registerClientDesk } from './clients/routes'
import { registerMonthDesk } from './documents/monthRoutes'
import { registerDocumentDesk } from './documents/routes'
import { registerFigures } from './figures/routes'
import { registerOpeningDesk } from './opening/routes'
import { registerOrderDesk } from './orders/routes'
import { registerPreparation } from './preparation/routes'
import { registerProductDesk } from './products/routes'
import { registerPromotionDesk } from './promotions/routes'
import { registerReviewDesk } from './reviews/routes'
import { registerSettingDesk } from './settings/routes'
import { registerToday } from './today/routes'
import { registerWithdrawalDesk } from './withdrawals/routes'

/** The rooms of the admin. */
export function registerAdmin(
  app: FastifyInstance,
  services: CheckoutServices &
    Pick<Services, 'pictures' | 'liveSettings' | 'shopSettings'> & { holdings: ClientHoldings },
): void {
  registerToday(app, services)
  registerOrderDesk(app, services)
  registerWithdrawalDesk(app, services)
  registerPromotionDesk(app, services)
  registerClientDesk(app, services)
  registerFigures(app, services)
  registerSettingDesk(app, services)
  registerOpeningDesk(app, services)
  registerPreparation(app, services)
  registerDocumentDesk(app, services)
  registerMonthDesk(app, services)
  registerProductDesk(app, services)
  registerReviewDesk(app, services)
  registerAlertDesk(app, services)
  registerMailDesk(app, services)
}
