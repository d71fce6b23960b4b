import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { pathTo } from '../../../../contract/site/paths'
import { catalogueWords } from '../../../../wording/catalogue'
import { formatWords } from '../../../../wording/formats'
import { Price } from '../../../ui/Price'
import { useWords } from '../../../ui/Shop'
import { weightText } from '../weight'
import styles from './Formats.module.css'
import { FormatLink } from './FormatLink'
import { useListFormatsQuery } from './formatsApi'

/** The weights in which a product is sold, each a link to its own page at the same place. */
export function Formats({ serial }: { serial: string }) {
  const words = useWords(formatWords)
  const catalogue = useWords(catalogueWords)
  const { data: formats = [] } = useListFormatsQuery(serial)
  const current = useRef<HTMLAnchorElement>(null)
  const state = useLocation().state as { isFormat?: true } | null
  // A reload, or Back from elsewhere, has the state of the entry too.
  const isFromHere = useNavigationType() !== NavigationType.Pop && state?.isFormat === true
  const isThere = formats.some((format) => format.serial === serial)
  useEffect(() => {
    if (isFromHere && isThere) current.current?.focus({ preventScroll: true })
  }, [isFromHere, isThere, serial])
  if (formats.length === 0) return null
  const inStock = formats.filter(({ stock }) => stock > 0)
  const least = Math.min(...(inStock[0] ? inStock : formats).map(({ priceCents }) => priceCents))
  return (
    <nav aria-label={words.formats} className={styles.formats}>
      <p className={styles.from}>
        {words.formats} <Price cents={least} words={words.from} />
      </p>
      <ul>
        {formats.map((format) => (
          <li key={format.serial}>
            <FormatLink
              ref={format.serial === serial ? current : undefined}
              to={pathTo('product', format.serial)}
              isCurrent={format.serial === serial}
              isSoldOut={format.stock === 0}
            >
              {format.weightGrams === null
                ? format.name
                : weightText(format.weightGrams, catalogue)}
            </FormatLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
