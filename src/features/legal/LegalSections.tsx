import type { LegalBlock, LegalSection } from '../../../wording/legal/legalText'

export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  ))
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
