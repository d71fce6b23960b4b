import * as clients from '../staff/staffClients'
import * as figures from '../staff/staffFigures'
import * as account from '../staff/staffAccount'
import { followStaffEvents } from '../staff/staffEvents'
import * as documents from '../staff/staffDocuments'
import * as catalogue from '../staff/staffCatalogue'
import * as money from '../staff/staffMoney'
import * as mails from '../staff/staffMails'
import * as months from '../staff/staffMonths'
import * as opening from '../staff/staffOpening'
import * as orders from '../staff/staffOrders'
import * as promotions from '../staff/staffPromotions'
import * as preparation from '../staff/staffPreparation'
import * as products from '../staff/staffProducts'
import * as alerts from '../staff/staffAlerts'
import * as reviews from '../staff/staffReviews'
import * as session from '../staff/staffSession'
import * as settings from '../staff/staffSettings'
import { getStaffToday } from '../staff/staffToday'
import * as withdrawals from '../staff/staffWithdrawals'
import * as team from '../staff/staffTeam'
import { toClientEndpoints } from './toClientEndpoints'

export const staffSessionEndpoints = toClientEndpoints({
  getStaffSession: session.getStaffSession,
  staffSignIn: session.staffSignIn,
  startPasskeySignIn: session.startPasskeySignIn,
  passkeySignIn: session.passkeySignIn,
  staffSignOut: session.staffSignOut,
  proveStaff: session.proveStaff,
  openInvitation: session.openInvitation,
  acceptInvitation: session.acceptInvitation,
  startPasskey: session.startPasskey,
  addPasskey: session.addPasskey,
})

export const staffOrderEndpoints = toClientEndpoints({
  getStaffToday,
  listStaffOrders: orders.listStaffOrders,
  getStaffOrder: orders.getStaffOrder,
  changeStaffOrder: orders.changeStaffOrder,
  cancelStaffOrder: money.cancelStaffOrder,
  refundStaffOrder: money.refundStaffOrder,
  receiveStaffPayment: money.receiveStaffPayment,
  confirmStaffRefunds: money.confirmStaffRefunds,
  noteStaffOrder: orders.noteStaffOrder,
  correctStaffOrderAddress: orders.correctStaffOrderAddress,
})

export const staffWithdrawalEndpoints = toClientEndpoints({
  listStaffWithdrawals: withdrawals.listStaffWithdrawals,
  matchStaffWithdrawal: withdrawals.matchStaffWithdrawal,
  decideStaffWithdrawal: withdrawals.decideStaffWithdrawal,
  receiveStaffWithdrawal: withdrawals.receiveStaffWithdrawal,
  refundStaffWithdrawal: withdrawals.refundStaffWithdrawal,
})

export const staffPromotionEndpoints = toClientEndpoints({
  listStaffPromotions: promotions.listStaffPromotions,
  createStaffPromotion: promotions.createStaffPromotion,
  endStaffPromotion: promotions.endStaffPromotion,
})

export const staffClientEndpoints = toClientEndpoints({
  listStaffClients: clients.listStaffClients,
  getStaffClient: clients.getStaffClient,
  noteStaffClient: clients.noteStaffClient,
  mailStaffClientLink: clients.mailStaffClientLink,
  exportStaffClient: clients.exportStaffClient,
  eraseStaffClient: clients.eraseStaffClient,
})

export const staffFigureEndpoints = toClientEndpoints({
  getStaffFigures: figures.getStaffFigures,
  getStaffFigureFile: figures.getStaffFigureFile,
})

export const staffEventEndpoints = toClientEndpoints({ followStaffEvents })

export const staffTeamEndpoints = toClientEndpoints({
  listTeam: team.listTeam,
  inviteTeamMember: team.inviteTeamMember,
  sendTeamLink: team.sendTeamLink,
  changeTeamRole: team.changeTeamRole,
  removeTeamMember: team.removeTeamMember,
  listTeamLog: team.listTeamLog,
  getStaffAccount: account.getStaffAccount,
  removePasskey: account.removePasskey,
  renewRecoveryCodes: account.renewRecoveryCodes,
  endOtherSessions: account.endOtherSessions,
})

export const staffSettingEndpoints = toClientEndpoints({
  getStaffSettings: settings.getStaffSettings,
  changeStaffSetting: settings.changeStaffSetting,
  resetStaffSetting: settings.resetStaffSetting,
  getStaffEnvironment: settings.getStaffEnvironment,
  testStaffMail: settings.testStaffMail,
})

export const staffOpeningEndpoints = toClientEndpoints({
  getStaffOpening: opening.getStaffOpening,
  retireInventedProducts: opening.retireInventedProducts,
})

export const staffPreparationEndpoints = toClientEndpoints({
  prepareStaffOrders: preparation.prepareStaffOrders,
  listStaffPreparation: preparation.listStaffPreparation,
  mailStaffOrderStatus: preparation.mailStaffOrderStatus,
})

export const staffDocumentEndpoints = toClientEndpoints({
  listStaffDocuments: documents.listStaffDocuments,
  getStaffDocument: documents.getStaffDocument,
  verifyStaffJournal: documents.verifyStaffJournal,
  listStaffMonths: months.listStaffMonths,
  getStaffMonth: months.getStaffMonth,
  exportStaffMonth: months.exportStaffMonth,
  closeStaffMonth: months.closeStaffMonth,
})

export const staffProductEndpoints = toClientEndpoints({
  listStaffProducts: products.listStaffProducts,
  getStaffProduct: products.getStaffProduct,
  createStaffProduct: products.createStaffProduct,
  changeStaffProduct: products.changeStaffProduct,
  previewStaffProduct: products.previewStaffProduct,
  moveStaffStock: products.moveStaffStock,
  uploadStaffPicture: products.uploadStaffPicture,
  exportStaffCatalogue: catalogue.exportStaffCatalogue,
  planStaffImport: catalogue.planStaffImport,
  importStaffCatalogue: catalogue.importStaffCatalogue,
})

export const staffReviewEndpoints = toClientEndpoints({
  listStaffReviews: reviews.listStaffReviews,
  getStaffReview: reviews.getStaffReview,
  decideStaffReview: reviews.decideStaffReview,
})

export const staffAlertEndpoints = toClientEndpoints({
  listStaffAlerts: alerts.listStaffAlerts,
  getStaffProductFeedback: alerts.getStaffProductFeedback,
  dropStaffAlerts: alerts.dropStaffAlerts,
})

export const staffMailEndpoints = toClientEndpoints({
  listLostMails: mails.listLostMails,
  retryLostMails: mails.retryLostMails,
  dropLostMails: mails.dropLostMails,
})
