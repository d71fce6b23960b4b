import type { ReactNode } from 'react'
import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import type { SellerFact, TextFact } from '../../../../contract/sellerFacts'
import type { IdentityValue } from '../../../../contract/api/staff/staffSettingValues'
import { sellerFactNames } from '../../../../wording/sellerFacts'
import { adminSettingsWords } from '../../../../wording/admin/settings'
import { useWords } from '../../../ui/Shop'
import { Check } from '../parts/Check'
import { AccessibilityFields } from './AccessibilityFields'
import { FactField } from './FactField'
import { FixedFact } from './FixedFact'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useSettingDraft } from './useSettingDraft'

const parts = {
  shop: ['name', 'address', 'email', 'phone'],
  seller: ['legalName', 'legalForm', 'capital', 'siret', 'rcs', 'vatNumber'],
  site: ['publisher', 'hosting', 'mediator'],
  streams: ['eprPackaging', 'eprElectrical', 'eprBatteries'],
} as const satisfies Record<string, readonly TextFact[]>
type Part = keyof typeof parts

const asRead = (value: IdentityValue) => value

type Props = { setting: StaffSettings['identity']; onClose: () => void }

/** Who sells, as pages, mails and documents say it. */
export function IdentityForm(props: Props) {
  const words = useWords(adminSettingsWords)
  const edited = useSettingDraft('identity', props, asRead)
  const { draft, edit } = edited
  const fixedOf = (fact: SellerFact) => props.setting.fixed.find(({ place }) => place === fact)
  const choice = (fact: SellerFact, control: ReactNode) => {
    const fixed = fixedOf(fact)
    return fixed ? <FixedFact label={sellerFactNames[fact]} fixed={fixed} /> : control
  }
  const franchise = (
    <Check
      label={words.franchise}
      checked={draft.vatFranchise}
      onChange={({ target }) => edit({ vatFranchise: target.checked })}
    />
  )
  const declaration = (
    <AccessibilityFields
      value={draft.accessibility}
      onChange={(accessibility) => edit({ accessibility })}
    />
  )
  return (
    <SettingForm edited={edited} read={() => ({ value: draft, faults: {} })}>
      <p className={styles.quiet}>{words.identityHint}</p>
      {(Object.keys(parts) as Part[]).map((part) => (
        <fieldset key={part} className={styles.part}>
          <legend>{words.identityParts[part]}</legend>
          {parts[part].map((fact) => (
            <FactField
              key={fact}
              fact={fact}
              value={draft[fact]}
              fixed={fixedOf(fact)}
              onChange={(value) => edit({ [fact]: value })}
            />
          ))}
          {part === 'seller' && choice('vatFranchise', franchise)}
          {part === 'site' && choice('accessibility', declaration)}
        </fieldset>
      ))}
    </SettingForm>
  )
}
