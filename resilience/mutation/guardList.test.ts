import { root } from '../../e2e/shopProcess'
import { guards } from './guardList'
import { readWithout } from './withoutGuard'

test.each(guards)('the sources still hold $name', async ({ removals }) => {
  const { before, after } = await readWithout(removals, root)
  for (const [place, content] of after) expect(content).not.toBe(before.get(place))
})
