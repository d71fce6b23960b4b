import type { Endpoint } from '../endpoint'
import * as clients from './staffClients'
import * as figures from './staffFigures'
import * as account from './staffAccount'
import { followStaffEvents } from './staffEvents'
import * as documents from './staffDocuments'
import * as catalogue from './staffCatalogue'
import * as money from './staffMoney'
import * as mails from './staffMails'
import * as months from './staffMonths'
import * as opening from './staffOpening'
import * as orders from './staffOrders'
import * as promotions from './staffPromotions'
import * as preparation from './staffPreparation'
import * as products from './staffProducts'
import * as alerts from './staffAlerts'
import * as reviews from './staffReviews'
import * as session from './staffSession'
import * as team from './staffTeam'
import * as settings from './staffSettings'
import { getStaffToday } from './staffToday'
import * as withdrawals from './staffWithdrawals'

/** Every endpoint of the admin; none is in the public document. */
export const staffEndpoints: readonly Endpoint[] = [
  session.getStaffSession,
  session.staffSignIn,
  session.startPasskeySignIn,
  session.passkeySignIn,
  session.staffSignOut,
  session.proveStaff,
  session.openInvitation,
  session.acceptInvitation,
  session.startPasskey,
  session.addPasskey,
  getStaffToday,
  orders.listStaffOrders,
  orders.getStaffOrder,
  orders.changeStaffOrder,
  money.cancelStaffOrder,
  money.refundStaffOrder,
  money.receiveStaffPayment,
  money.confirmStaffRefunds,
  orders.noteStaffOrder,
  orders.correctStaffOrderAddress,
  withdrawals.listStaffWithdrawals,
  withdrawals.matchStaffWithdrawal,
  withdrawals.decideStaffWithdrawal,
  withdrawals.receiveStaffWithdrawal,
  withdrawals.refundStaffWithdrawal,
  promotions.listStaffPromotions,
  promotions.createStaffPromotion,
  promotions.endStaffPromotion,
  clients.listStaffClients,
  clients.getStaffClient,
  clients.noteStaffClient,
  clients.mailStaffClientLink,
  clients.exportStaffClient,
  clients.eraseStaffClient,
  figures.getStaffFigures,
  figures.getStaffFigureFile,
  followStaffEvents,
  team.listTeam,
  team.inviteTeamMember,
  team.sendTeamLink,
  team.changeTeamRole,
  team.removeTeamMember,
  team.listTeamLog,
  account.getStaffAccount,
  account.removePasskey,
  account.renewRecoveryCodes,
  account.endOtherSessions,
  settings.getStaffSettings,
  settings.changeStaffSetting,
  settings.resetStaffSetting,
  settings.getStaffEnvironment,
  settings.testStaffMail,
  opening.getStaffOpening,
  opening.retireInventedProducts,
  preparation.prepareStaffOrders,
  preparation.listStaffPreparation,
  preparation.mailStaffOrderStatus,
  documents.listStaffDocuments,
  documents.getStaffDocument,
  documents.verifyStaffJournal,
  months.listStaffMonths,
  months.getStaffMonth,
  months.exportStaffMonth,
  months.closeStaffMonth,
  products.listStaffProducts,
  products.getStaffProduct,
  products.createStaffProduct,
  products.changeStaffProduct,
  products.previewStaffProduct,
  products.moveStaffStock,
  products.uploadStaffPicture,
  catalogue.exportStaffCatalogue,
  catalogue.planStaffImport,
  catalogue.importStaffCatalogue,
  reviews.listStaffReviews,
  reviews.getStaffReview,
  reviews.decideStaffReview,
  alerts.listStaffAlerts,
  alerts.getStaffProductFeedback,
  alerts.dropStaffAlerts,
  mails.listLostMails,
  mails.retryLostMails,
  mails.dropLostMails,
]
