import type { DeliveryValue } from '../../../../contract/api/staff/staffSettingValues'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { Button } from '../../../ui/Button'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { newZone, readDelivery, toDeliveryDraft, type ZoneDraft } from './deliveryDraft'
import { GroupError } from './GroupError'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useRemoval } from './useRemoval'
import { useSettingDraft, type Edited } from './useSettingDraft'
import { ZoneFields } from './ZoneFields'

/** Where the shop delivers, and for how much. */
export function DeliveryForm(props: Edited<DeliveryValue>) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('delivery', props, toDeliveryDraft)
  const { draft, edit } = edited
  const { zones } = draft
  const { rows, generation, onRemoved } = useRemoval()
  function remove(place: number) {
    edit({ zones: zones.filter((_, at) => at !== place) })
    onRemoved(words.zone(place + 1, zones[place]?.name ?? ''))
  }
  const announced = zones.findIndex(({ isServed }) => isServed)
  const put = (place: number, part: Partial<ZoneDraft>) =>
    edit({ zones: zones.map((zone, index) => (index === place ? { ...zone, ...part } : zone)) })
  return (
    <SettingForm edited={edited} read={() => readDelivery(draft)}>
      <Check
        label={words.enabled}
        checked={draft.enabled}
        onChange={({ target }) => edit({ enabled: target.checked })}
      />
      {rows(
        words.zones,
        zones.map((zone, index) => (
          <fieldset key={`${generation} ${index}`} className={styles.part}>
            <legend>{words.zone(index + 1, zone.name)}</legend>
            <ZoneFields
              index={index}
              zone={zone}
              isAnnounced={index === announced}
              onChange={(part) => put(index, part)}
            />
            {zones.length > 1 && (
              <Button
                variant="quiet"
                aria-label={words.removeZoneOf(words.zone(index + 1, zone.name))}
                onClick={() => remove(index)}
              >
                {words.removeZone}
              </Button>
            )}
          </fieldset>
        )),
      )}
      <GroupError name="zones" />
      <p>
        <Button variant="quiet" onClick={() => edit({ zones: [...zones, newZone] })}>
          {words.addZone}
        </Button>
      </p>
    </SettingForm>
  )
}
