import { delivery } from './delivery'

const { reducer, getInitialState, actions, selectors } = delivery

test('an order goes to the shop until another mode is chosen', () => {
  const chosen = reducer(getInitialState(), actions.modeChosen('domicile'))
  expect(selectors.mode({ delivery: getInitialState() })).toBe('magasin')
  expect(selectors.mode({ delivery: chosen })).toBe('domicile')
})
