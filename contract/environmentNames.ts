/** What the admin shows of the operator's settings, by group. */
export const environmentGroups = {
  identity: [
    'SHOP_NAME',
    'SHOP_ADDRESS',
    'SHOP_EMAIL',
    'SHOP_PHONE',
    'SHOP_LEGAL_NAME',
    'SHOP_LEGAL_FORM',
    'SHOP_CAPITAL',
    'SHOP_SIRET',
    'SHOP_RCS',
    'SHOP_VAT_NUMBER',
    'SHOP_VAT_FRANCHISE',
    'SHOP_PUBLISHER',
    'SHOP_HOSTING',
    'SHOP_MEDIATOR',
    'SHOP_EPR_PACKAGING',
    'SHOP_EPR_ELECTRICAL',
    'SHOP_EPR_BATTERIES',
    'SHOP_ACCESSIBILITY',
    'SHOP_GUARANTEE_NOTICE',
  ],
  payment: [
    'PAYMENT',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TRANSFER_IBAN',
    'TRANSFER_BIC',
    'TRANSFER_HOLDER',
    'TRANSFER_DAYS',
    'COUNTER_DAYS',
  ],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  server: ['PUBLIC_URL', 'DATABASE_URL', 'TRUST_PROXY'],
} as const
export type EnvironmentGroup = keyof typeof environmentGroups
export type EnvironmentName = (typeof environmentGroups)[EnvironmentGroup][number]
export const environmentNames: readonly EnvironmentName[] = Object.values(environmentGroups).flat()
