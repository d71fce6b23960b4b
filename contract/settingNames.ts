/** The settings that the shopkeeper changes while the shop is open. */
export const settingNames = [
  'identity',
  'means',
  'delivery',
  'preparation',
  'hours',
  'closedWeeks',
  'reviews',
  'opening',
  'home',
  'bestProducts',
] as const
export type SettingName = (typeof settingNames)[number]
