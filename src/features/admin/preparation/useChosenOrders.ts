import { useSearchParams } from 'react-router-dom'

/** The numbers of orders in the URL, each once. */
export function useChosenOrders(): number[] {
  const [search] = useSearchParams()
  const numbers = (search.get('commandes') ?? '')
    .split('-')
    .filter((one) => /^[1-9]\d{7}$/.test(one))
  return [...new Set(numbers.map(Number))]
}
