import type { contactWords } from '../../../wording/contact'
import styles from './ShopPlan.module.css'

/** In a field of 480 by 340, north above; drawn by hand, not to scale. */
const lines = {
  river: 'M-20 330C110 318 190 282 262 240S420 152 500 140',
  streets: [
    'M78 112L172 150L236 168L282 208',
    'M236 168L322 128L420 88',
    'M282 208L262 130L232 40',
    'M-10 190L110 214L282 208',
    'M172 150L150 60L60 20',
    'M334 282L420 320',
    'M334 282L300 350',
  ],
  bridge: 'M282 208L334 282',
}
const places = [
  { name: 'station', x: 78, y: 112 },
  { name: 'castle', x: 172, y: 150 },
  { name: 'cathedral', x: 322, y: 128 },
] as const

/** Blois around the shop, as a picture. */
export function PlanDrawing({ words }: { words: (typeof contactWords)['specified']['plan'] }) {
  return (
    <svg viewBox="0 0 480 340" role="img" aria-label={words.drawing} className={styles.drawing}>
      <path d={lines.river} className={styles.river} />
      {lines.streets.map((street) => (
        <path key={street} d={street} className={styles.street} />
      ))}
      <path d={lines.bridge} className={styles.bridge} />
      {places.map(({ name, x, y }) => (
        <g key={name}>
          <rect x={x - 8} y={y - 8} width="16" height="16" rx="3" className={styles.place} />
          <text x={x} y={y - 16} className={styles.name}>
            {words[name]}
          </text>
        </g>
      ))}
      <path
        d="M236 176c-9-12-13-18-13-25a13 13 0 0 1 26 0c0 7-4 13-13 25z"
        className={styles.shop}
      />
      <text x="236" y="198" className={styles.shopName}>
        {words.shop}
      </text>
      <text x="392" y="246" className={styles.name}>
        {words.bridge}
      </text>
      <text x="110" y="306" className={styles.riverName}>
        {words.river}
      </text>
    </svg>
  )
}
