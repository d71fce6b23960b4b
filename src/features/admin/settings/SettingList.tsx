import type { StaffSettings } from '../../../../contract/api/staff/staffSettings'
import type { ReactNode } from 'react'
import type { HomeValue } from '../../../../contract/api/staff/staffSettingValues'
import { BestProductsForm } from './BestProductsForm'
import { ClosedWeeksForm } from './ClosedWeeksForm'
import { DeliveryForm } from './DeliveryForm'
import { HomeForm } from './HomeForm'
import { HoursForm } from './HoursForm'
import { OpeningCard } from './OpeningCard'
import { IdentityForm } from './IdentityForm'
import { MeansForm } from './MeansForm'
import { PreparationForm } from './PreparationForm'
import { ReviewsForm } from './ReviewsForm'
import { SettingCard } from './SettingCard'
import styles from './settings.module.css'

type Props = { settings: StaffSettings; homePreview: (home: HomeValue) => ReactNode }

/** Every setting of the database, what changes most often first. */
export function SettingList({ settings, homePreview }: Props) {
  const { hours, closedWeeks, delivery, preparation, reviews, opening, home, bestProducts } =
    settings
  const { identity, means, today, promise, best } = settings
  return (
    <div className={styles.list}>
      <OpeningCard setting={opening} />
      <SettingCard name="hours" setting={hours} note={today}>
        {(close) => <HoursForm setting={hours} onClose={close} />}
      </SettingCard>
      <SettingCard name="closedWeeks" setting={closedWeeks}>
        {(close) => <ClosedWeeksForm setting={closedWeeks} onClose={close} />}
      </SettingCard>
      <SettingCard name="delivery" setting={delivery}>
        {(close) => <DeliveryForm setting={delivery} onClose={close} />}
      </SettingCard>
      <SettingCard name="preparation" setting={preparation} note={promise}>
        {(close) => <PreparationForm setting={preparation} onClose={close} />}
      </SettingCard>
      <SettingCard name="reviews" setting={reviews}>
        {(close) => <ReviewsForm setting={reviews} onClose={close} />}
      </SettingCard>
      <SettingCard name="home" setting={home}>
        {(close) => <HomeForm setting={home} onClose={close} preview={homePreview} />}
      </SettingCard>
      <SettingCard name="bestProducts" setting={bestProducts}>
        {(close) => <BestProductsForm setting={bestProducts} best={best} onClose={close} />}
      </SettingCard>
      <SettingCard name="identity" setting={identity}>
        {(close) => <IdentityForm setting={identity} onClose={close} />}
      </SettingCard>
      <SettingCard name="means" setting={means}>
        {(close) => <MeansForm setting={means} onClose={close} />}
      </SettingCard>
    </div>
  )
}
