import type { ProviderName } from '../../../../contract/paymentMeans'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { GroupError } from './GroupError'
import { moveItem } from '../parts/moveItem'
import type { MeansDraft } from './meansDraft'
import styles from './settings.module.css'

type Props = {
  draft: Pick<MeansDraft, 'order' | 'on'>
  possible: readonly ProviderName[]
  onChange: (part: Partial<MeansDraft>) => void
}

/** Each means to tick, in the order of the checkout; one that cannot be chosen says why. */
export function MeansChecks({ draft: { order, on }, possible, onChange }: Props) {
  const words = useWords(adminSettingsWords)
  return (
    <fieldset className={styles.part}>
      <legend>{words.offered}</legend>
      <ol className={styles.means}>
        {order.map((name, place) => {
          const isOn = on.includes(name)
          const isPossible = possible.includes(name)
          return (
            <li key={name}>
              <div>
                <Check
                  label={words.providers[name]}
                  aria-describedby={`means-${name}`}
                  checked={isOn}
                  // One that is on may always be taken away.
                  disabled={!isPossible && !isOn}
                  onChange={() =>
                    onChange({ on: isOn ? on.filter((one) => one !== name) : [...on, name] })
                  }
                />
                <p id={`means-${name}`} className={styles.quiet}>
                  {isPossible ? words.providerHints[name] : words.impossible[name]}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={words.up(words.providers[name])}
                // Not `disabled`, which would take the focus from who moves it to the top.
                aria-disabled={place === 0}
                onClick={() => onChange({ order: moveItem(order, (one) => one === name, -1) })}
              >
                {words.upShort}
              </Button>
            </li>
          )
        })}
      </ol>
      <GroupError name="offered" />
    </fieldset>
  )
}
