export const deliveryModes = ['magasin', 'domicile'] as const
export type DeliveryMode = (typeof deliveryModes)[number]
