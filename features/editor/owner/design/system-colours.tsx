import { useWords } from '#platform/ui'
import { type Palette, paletteColourIds, systemColours } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'

/** The ten colours that blocks may use: the owner's five, and five that are derived for readable contrast. */
export function SystemColours({ palette }: { palette: Palette }) {
  const t = useWords(designScreenMessages)
  const colours = systemColours(palette)
  return (
    <ul className="d-system" aria-label={t('systemColours')}>
      {paletteColourIds.map((id) => (
        <li key={id} data-id={id}>
          <span style={{ background: colours[id] }} aria-hidden />
          {t(id)} <code>{colours[id]}</code>
        </li>
      ))}
    </ul>
  )
}
