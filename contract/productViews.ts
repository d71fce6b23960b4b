/** The parts of the admin's list of products that one looks at. */
export const productViews = ['on_sale', 'low', 'sold_out', 'retired'] as const
export type ProductView = (typeof productViews)[number]
