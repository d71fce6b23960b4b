import { cancelStockAlert, confirmStockAlert, requestStockAlert } from '../stockAlerts'
import { toClientEndpoints } from './toClientEndpoints'

export const stockAlertEndpoints = toClientEndpoints({
  requestStockAlert,
  confirmStockAlert,
  cancelStockAlert,
})
