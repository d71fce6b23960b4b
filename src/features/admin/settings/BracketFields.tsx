import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { newBracket, type BracketDraft } from './deliveryDraft'
import { GroupError } from './GroupError'
import styles from './settings.module.css'
import { useRemoval } from './useRemoval'

type Props = {
  /** The place of the brackets in the setting. */
  place: string
  brackets: readonly BracketDraft[]
  onChange: (brackets: BracketDraft[]) => void
}

/** What a parcel costs, by its weight, lightest first. */
export function BracketFields({ place, brackets, onChange }: Props) {
  const words = useWords(adminSettingsWords)
  const { rows, generation, onRemoved } = useRemoval()
  function remove(at: number) {
    onChange(brackets.filter((_, index) => index !== at))
    onRemoved(words.bracket(at + 1))
  }
  const put = (at: number, part: Partial<BracketDraft>) =>
    onChange(brackets.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <>
      {rows(
        words.brackets,
        brackets.map(({ kilos, euros }, at) => (
          <div key={`${generation} ${at}`} className={styles.row}>
            <Field
              name={`${place}[${at}].upToGrams`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              label={words.upTo}
              placeholder={words.upToHint}
              value={kilos}
              onChange={({ target }) => put(at, { kilos: target.value })}
            />
            <Field
              name={`${place}[${at}].cents`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              label={words.fee}
              value={euros}
              onChange={({ target }) => put(at, { euros: target.value })}
            />
            {brackets.length > 1 && (
              <Button
                variant="quiet"
                aria-label={words.removeBracket(at + 1)}
                onClick={() => remove(at)}
              >
                {words.remove}
              </Button>
            )}
          </div>
        )),
      )}
      <GroupError name={place} />
      <p>
        <Button variant="quiet" onClick={() => onChange([...brackets, newBracket])}>
          {words.addBracket}
        </Button>
      </p>
    </>
  )
}
