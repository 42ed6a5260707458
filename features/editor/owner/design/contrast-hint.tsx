import { useMemo } from 'react'
import { type ColourPair, type Palette, readablePalette, type SiteStyles, weakPairsOf } from '#platform/theme'
import { Banner, Button, useLocale, useWords } from '#platform/ui'
import { designScreenMessages } from './design.messages.ts'

interface Props {
  styles: SiteStyles
  colour: keyof Palette
  onMend: (palette: Palette) => void
}

/** Names the colours of the palette with which this one is hard to read, and mends it. */
export function ContrastHint({ styles, colour, onMend }: Props) {
  const t = useWords(designScreenMessages)
  const { palette, links } = styles
  const pairs = useMemo(
    () => weakPairsOf({ palette, links }).filter((pair) => pair.colour === colour),
    [palette, links, colour],
  )
  const mended = useMemo(
    () => (pairs.length === 0 ? null : readablePalette({ palette, links }, colour)),
    [pairs, palette, links, colour],
  )
  if (pairs.length === 0) return null
  return (
    <Banner tone="attention">
      {pairs.map((pair) => (
        <Sentence key={`${pair.against} ${pair.isGround} ${pair.least}`} pair={pair} />
      ))}
      {mended && (
        <Button size="small" className="d-notice" onPress={() => onMend(mended)}>
          {t('mendColour', { colour: t(colour) })}
        </Button>
      )}
    </Banner>
  )
}

function Sentence({ pair: { colour, against, isGround, isText, ratio, least } }: { pair: ColourPair }) {
  const t = useWords(designScreenMessages)
  const format = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 })
  const [ink, ground] = isGround ? [against, colour] : [colour, against]
  const values = {
    colour: t(ink),
    ground: t(ground),
    // A ratio just below the least one is not rounded up to it.
    ratio: format.format(Math.floor(ratio * 10) / 10),
    least: format.format(least),
  }
  return <p>{t(isText ? 'hardToRead.text' : 'hardToRead.buttons', values)}</p>
}
