import { mailSamples } from '../../testing/mailSamples'
import type { DeclaredWithdrawal } from '../withdrawalRows'
import type { Mail } from './mail'

const madeOf = (name: string, change: Partial<DeclaredWithdrawal>): Mail => {
  const { make, args } = mailSamples[name]!
  const [seller, declared] = args as [unknown, object]
  return make([seller, { ...declared, ...change }])
}

// law: withdrawal-acknowledgement
test.each(['withdrawalAcknowledged', 'withdrawalForShop'])(
  '%s has every picked article, and every character that was typed',
  (name) => {
    const lines = Array.from({ length: 14 }, (_, index) => ({
      name: `Café d’altitude du lot ${index}, torréfié le matin même`,
      quantity: index + 1,
    }))
    const picked = madeOf(name, { articles: null, lines })
    for (const { quantity, name: article } of lines) {
      expect(picked.text).toContain(`\n- ${quantity} × ${article}\n`)
      expect(picked.html).toContain(`<li>${quantity} × ${article}</li>`)
    }
    const typed = madeOf(name, { articles: `${'://'.repeat(99)}fin`, lines: [] })
    expect(typed.text).toContain('fin\n')
  },
)
