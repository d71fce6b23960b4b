import { useEffect, useId, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../../contract/site/paths'
import { searchWords } from '../../../../wording/search'
import { useWords } from '../../../ui/Shop'
import { SuggestionOption } from './SuggestionOption'
import styles from './Suggestions.module.css'
import { useCombobox } from './useCombobox'
import { useSuggestions } from './useSuggestions'

type Props = { field: RefObject<HTMLInputElement | null> }

const searchFor = (text: string) => `${paths.search}?${new URLSearchParams({ q: text.trim() })}`

/** What the words in the field may mean: the list of a combobox, as ARIA describes it. */
export function Suggestions({ field }: Props) {
  const words = useWords(searchWords)
  const id = useId()
  const navigate = useNavigate()
  const suggestions = useSuggestions(field)
  const go = (to: string) => {
    field.current?.blur()
    void navigate(to)
  }
  const { isOpen, active } = useCombobox(field, {
    listId: id,
    urls: suggestions.map(({ url }) => url),
    onGo: go,
  })
  useEffect(() => {
    // After React: the form of the search page sends itself.
    const submit = (event: Event) => {
      if (event.defaultPrevented || event.target !== field.current?.form) return
      event.preventDefault()
      go(searchFor(field.current.value))
    }
    document.addEventListener('submit', submit)
    return () => document.removeEventListener('submit', submit)
  })
  return (
    <>
      <div
        id={id}
        role="listbox"
        // A list that scrolls would be a stop of the Tab key.
        tabIndex={-1}
        aria-label={words.suggestions}
        className={styles.list}
        hidden={!isOpen}
        // A press of its scrollbar leaves the focus in the field, without which it closes.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.url}
            {...suggestion}
            id={`${id}-${index}`}
            isActive={index === active}
            onChoose={() => go(suggestion.url)}
          />
        ))}
      </div>
      <span role="status" className={styles.status}>
        {isOpen && words.suggested(suggestions.length)}
      </span>
    </>
  )
}
