import { staffEndpoints } from '../../../contract/api/staff/staffEndpoints'
import { adminApi } from '../../api/admin/adminApi'
import { staffClientsApi } from './clients/staffClientsApi'
import { staffFiguresApi } from './figures/staffFiguresApi'
import { staffEventsApi } from './events/staffEventsApi'
import { staffOpeningApi } from './opening/staffOpeningApi'
import { staffOrdersApi } from './orders/staffOrdersApi'
import { staffPromotionsApi } from './promotions/staffPromotionsApi'
import { staffDocumentsApi } from './documents/staffDocumentsApi'
import { staffPreparationApi } from './preparation/staffPreparationApi'
import { staffProductsApi } from './products/staffProductsApi'
import { staffAlertsApi } from './alerts/staffAlertsApi'
import { staffMailsApi } from './mails/staffMailsApi'
import { staffReviewsApi } from './reviews/staffReviewsApi'
import { staffSessionApi } from './session/staffSessionApi'
import { staffTeamApi } from './team/staffTeamApi'
import { staffSettingsApi } from './settings/staffSettingsApi'
import { staffWithdrawalsApi } from './withdrawals/staffWithdrawalsApi'

test('every endpoint of the admin has one of RTK Query under its name, and no other', () => {
  const injected = {
    ...staffSessionApi.endpoints,
    ...staffOrdersApi.endpoints,
    ...staffWithdrawalsApi.endpoints,
    ...staffPromotionsApi.endpoints,
    ...staffClientsApi.endpoints,
    ...staffFiguresApi.endpoints,
    ...staffEventsApi.endpoints,
    ...staffTeamApi.endpoints,
    ...staffSettingsApi.endpoints,
    ...staffOpeningApi.endpoints,
    ...staffPreparationApi.endpoints,
    ...staffDocumentsApi.endpoints,
    ...staffProductsApi.endpoints,
    ...staffReviewsApi.endpoints,
    ...staffAlertsApi.endpoints,
    ...staffMailsApi.endpoints,
  }
  expect(Object.keys(injected).sort()).toEqual(staffEndpoints.map(({ name }) => name).sort())
  expect(Object.keys(adminApi.endpoints).sort()).toEqual(Object.keys(injected).sort())
})
