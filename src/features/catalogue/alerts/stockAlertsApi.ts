import { stockAlertEndpoints } from '../../../../contract/api/client/stockAlerts'
import type {
  cancelStockAlert,
  confirmStockAlert,
  requestStockAlert,
} from '../../../../contract/api/stockAlerts'
import { api } from '../../../api/api'
import { request, type Body, type Reply } from '../../../api/request'

type Alert = Reply<typeof confirmStockAlert>

export type ConfirmedAlert = { serial: string; product: string; email: string }

export const stockAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestStockAlert: build.mutation<unknown, Body<typeof requestStockAlert>>({
      query: (body) => request(stockAlertEndpoints.requestStockAlert, { body }),
      invalidatesTags: ['Client'],
    }),
    confirmStockAlert: build.mutation<ConfirmedAlert, Body<typeof confirmStockAlert>>({
      query: (body) => request(stockAlertEndpoints.confirmStockAlert, { body }),
      transformResponse: (alert: Alert) => ({
        serial: String(alert.product_serial_number),
        product: alert.product_name,
        email: alert.alert_email,
      }),
      invalidatesTags: ['Client'],
    }),
    cancelStockAlert: build.mutation<unknown, Body<typeof cancelStockAlert>>({
      query: (body) => request(stockAlertEndpoints.cancelStockAlert, { body }),
      invalidatesTags: ['Client'],
    }),
  }),
})

export const {
  useRequestStockAlertMutation,
  useConfirmStockAlertMutation,
  useCancelStockAlertMutation,
} = stockAlertsApi
