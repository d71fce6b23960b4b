import { useState, type ReactNode } from 'react'
import type { HomeValue } from '../../../../contract/api/staff/staffSettingValues'
import { homeLengths } from '../../../../contract/homeLimits'
import { adminHomeWords } from '../../../../wording/admin/home'
import { homeWords } from '../../../../wording/home'
import { Field } from '../../../ui/Field'
import { useWords } from '../../../ui/Shop'
import { TextArea } from '../../../ui/TextArea'
import { readHome, toHomeDraft } from './homeDraft'
import { HomePictureField } from './HomePictureField'
import { HomeValues } from './HomeValues'
import { SettingForm } from './SettingForm'
import styles from './settings.module.css'
import { useSettingDraft, type Edited } from './useSettingDraft'

type Props = Edited<HomeValue> & {
  /** The page as these words make it. */
  preview: (home: HomeValue) => ReactNode
}

/** What the home page says and shows; a field that is left empty keeps the default. */
export function HomeForm({ preview, ...props }: Props) {
  const words = useWords(adminHomeWords)
  const initial = useWords(homeWords)
  const edited = useSettingDraft('home', props, toHomeDraft)
  const { draft, edit } = edited
  const value = readHome(draft)
  const [isSending, setSending] = useState(false)
  const save = async (home: HomeValue) =>
    isSending ? { message: words.pictureOnItsWay } : edited.save(home)
  return (
    <SettingForm edited={{ ...edited, save }} read={() => ({ value, faults: {} })}>
      <p className={styles.quiet}>{words.emptyHint}</p>
      <Field
        name="notice"
        autoComplete="off"
        label={words.notice}
        hint={words.noticeHint}
        value={draft.notice}
        onChange={({ target }) => edit({ notice: target.value })}
      />
      <Field
        name="headline"
        autoComplete="off"
        label={words.headline}
        hint={words.upTo(homeLengths.headline)}
        placeholder={initial.headline}
        value={draft.headline}
        onChange={({ target }) => edit({ headline: target.value })}
      />
      <TextArea
        name="introduction"
        rows={3}
        label={words.introduction}
        hint={words.upTo(homeLengths.introduction)}
        placeholder={initial.introduction}
        value={draft.introduction}
        onChange={({ target }) => edit({ introduction: target.value })}
      />
      <HomePictureField
        picture={draft.picture}
        onSending={setSending}
        onChange={(change) => edit((now) => ({ picture: change(now.picture) }))}
      />
      <Field
        name="history.title"
        autoComplete="off"
        label={words.historyTitle}
        placeholder={initial.history.title}
        value={draft.historyTitle}
        onChange={({ target }) => edit({ historyTitle: target.value })}
      />
      <TextArea
        name="history.paragraphs"
        rows={8}
        label={words.paragraphs}
        hint={words.paragraphsHint}
        placeholder={initial.history.paragraphs.join('\n\n')}
        value={draft.paragraphs}
        onChange={({ target }) => edit({ paragraphs: target.value })}
      />
      <HomeValues values={draft.values} onChange={(values) => edit({ values })} />
      {preview(value)}
    </SettingForm>
  )
}
