import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint, Limit } from '../contract/api/endpoint'
import { endpoints } from '../contract/api/endpoints'
import { staffEndpoints } from '../contract/api/staff/staffEndpoints'

const textOfGuide = (name: string) => readFileSync(path.join(__dirname, '../docs', name), 'utf8')
const guide = textOfGuide('security.md')

const textOf = ({ max, minutes }: Limit) =>
  minutes === 60 ? `${max} an hour` : `${max} in ${minutes} minutes`

/** The rows that name the endpoint, without it. */
const rowsOf = (name: string) =>
  guide
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , perAddress, perAccount]) => ({ perAddress, perAccount }))

const limited = [...endpoints, ...staffEndpoints].filter(
  (endpoint): endpoint is Endpoint & Required<Pick<Endpoint, 'limits'>> => !!endpoint.limits,
)

test.each(limited)('the guide to security has the limits of $name', ({ name, limits }) => {
  const { perAddress, perAccount } = limits
  expect(rowsOf(name)).toEqual([
    {
      perAddress: textOf(perAddress),
      perAccount: perAccount ? textOf(perAccount) : (expect.any(String) as string),
    },
  ])
})

test('nginx as the guide to operation prints it lets the largest file through', () => {
  const largest = Math.max(...staffEndpoints.map(({ file }: Endpoint) => file?.maxBytes ?? 0))
  const printed = /client_max_body_size (\d+)m;/.exec(textOfGuide('operation.md'))?.[1]
  expect(Number(printed) * 1024 * 1024).toBe(largest)
})
