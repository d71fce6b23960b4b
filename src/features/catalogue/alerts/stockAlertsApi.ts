import type * as z from 'zod/mini'
import { stockAlertEndpoints } from '../../../../contract/api/client/stockAlerts'
import type { confirmStockAlert, requestStockAlert } from '../../../../contract/api/stockAlerts'
import { api } from '../../../api/api'
import { request } from '../../../api/request'

type Alert = z.infer<(typeof confirmStockAlert.replies)[200]>

export type ConfirmedAlert = { serial: string; product: string; email: string }

export const stockAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestStockAlert: build.mutation<unknown, z.input<typeof requestStockAlert.body>>({
      query: (body) => request(stockAlertEndpoints.requestStockAlert, { body }),
      invalidatesTags: ['Client'],
    }),
    confirmStockAlert: build.mutation<ConfirmedAlert, string>({
      query: (token) => request(stockAlertEndpoints.confirmStockAlert, { body: { token } }),
      transformResponse: (alert: Alert) => ({
        serial: String(alert.product_serial_number),
        product: alert.product_name,
        email: alert.alert_email,
      }),
      invalidatesTags: ['Client'],
    }),
    cancelStockAlert: build.mutation<unknown, string>({
      query: (token) => request(stockAlertEndpoints.cancelStockAlert, { body: { token } }),
      invalidatesTags: ['Client'],
    }),
  }),
})

export const {
  useRequestStockAlertMutation,
  useConfirmStockAlertMutation,
  useCancelStockAlertMutation,
} = stockAlertsApi
