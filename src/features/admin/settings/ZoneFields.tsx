import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { BracketFields } from './BracketFields'
import type { ZoneDraft } from './deliveryDraft'
import styles from './settings.module.css'

type Props = {
  /** From 0. */
  index: number
  zone: ZoneDraft
  /** Whether its price is the one that the shop announces. */
  isAnnounced: boolean
  onChange: (part: Partial<ZoneDraft>) => void
}

/** Where a zone is, and what a parcel there costs. */
export function ZoneFields({ index, zone, isAnnounced, onChange }: Props) {
  const words = useWords(adminSettingsWords)
  const place = `zones[${index}]`
  return (
    <>
      {isAnnounced && <p className={styles.quiet}>{words.firstZoneHint}</p>}
      <Field
        name={`${place}.name`}
        autoComplete="off"
        maxLength={60}
        label={words.zoneName}
        value={zone.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Field
        name={`${place}.prefixes`}
        autoComplete="off"
        label={words.prefixes}
        hint={words.prefixesHint}
        value={zone.prefixes}
        onChange={({ target }) => onChange({ prefixes: target.value })}
      />
      <Check
        label={words.isServed}
        checked={zone.isServed}
        onChange={({ target }) => onChange({ isServed: target.checked })}
      />
      {zone.isServed && (
        <>
          {isOverseas(zone.prefixes) && <p className={styles.quiet}>{words.overseasVat}</p>}
          <BracketFields
            place={`${place}.brackets`}
            brackets={zone.brackets}
            onChange={(brackets) => onChange({ brackets })}
          />
          <Field
            name={`${place}.freeFromCents`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            label={words.freeFrom}
            placeholder={words.freeFromHint}
            value={zone.freeFrom}
            onChange={({ target }) => onChange({ freeFrom: target.value })}
          />
        </>
      )}
    </>
  )
}

/** The overseas departments and collectivities, without Monaco (980), which has the VAT of France. */
const isOverseas = (prefixes: string) =>
  prefixes.split(',').some((prefix) => /^9[78](?!0)/.test(prefix.trim()))
