import { ColourReferenceRow } from '#features/pages/owner'
import { type Section, type SectionFill, sectionPatterns } from '#platform/document'
import { contrastOnFill } from '#platform/render'
import {
  Banner,
  Button,
  FileButton,
  Group,
  ImageRow,
  SelectRow,
  SliderRow,
  useAsset,
  useLocale,
  useWords,
} from '#platform/ui'
import { editorMessages } from '../../base/editor.messages.ts'
import { useSiteStyles } from '../../base/use-site-styles.ts'
import { sectionLookMessages } from './section-look.messages.ts'

export interface SectionFieldsProps {
  section: Section
  /** Sets a value, or removes an `undefined` one. */
  set: (name: keyof Section, value: unknown) => void
}

export function BackgroundFields({ section, set }: SectionFieldsProps) {
  const t = useWords(editorMessages)
  const background = section.background ?? { asset: null, video: null, overlay: 0.4, focalPoint: null }
  return (
    <Group>
      <FillFields section={section} set={set} />
      <ImageRow
        label={t('background')}
        value={background.asset}
        onChange={(asset) =>
          set('background', asset || background.video ? { ...background, asset: asset?.id ?? null } : null)
        }
        focalPoint={background.focalPoint}
        onFocalPoint={(focalPoint) => set('background', { ...background, focalPoint })}
      />
      <VideoRow
        video={background.video ?? null}
        onChange={(video) => set('background', video || background.asset ? { ...background, video } : null)}
      />
      {(background.asset ?? background.video) && (
        <SliderRow
          label={t('overlay')}
          min={0}
          max={1}
          step={0.05}
          percent
          value={background.overlay}
          onChange={(overlay) => set('background', { ...background, overlay })}
        />
      )}
    </Group>
  )
}

function VideoRow({ video, onChange }: { video: string | null; onChange: (id: string | null) => void }) {
  const t = useWords(editorMessages)
  const asset = useAsset(video)
  return (
    <>
      <p className="q-hint">{t('backgroundVideo')}</p>
      <FileButton family="video" current={asset?.name ?? ''} onChange={({ id }) => onChange(id)} />
      {video && (
        <Button size="small" onPress={() => onChange(null)}>
          {t('backgroundVideoRemove')}
        </Button>
      )}
    </>
  )
}

const kinds = ['theme', 'color', 'gradient', 'pattern'] as const

type Colour = Extract<SectionFill, { kind: 'color' }>['color']

/** Another colour of the palette on which the theme's text can be read. */
const beside = {
  lightest: 'lightAccent',
  light: 'white',
  bright: 'darkAccent',
  dark: 'black',
  darkest: 'darkAccent',
} as const

function startOf(kind: (typeof kinds)[number], theme: Section['theme']): SectionFill | undefined {
  const color: Colour = { type: 'SITE_PALETTE_COLOR', id: beside[theme], alpha: 1 }
  if (kind === 'color') return { kind, color }
  if (kind === 'gradient') return { kind, from: { type: 'THEME_COLOR', id: 'background' }, to: color, angle: 180 }
  if (kind === 'pattern') return { kind, pattern: 'dots', color: { type: 'THEME_COLOR', id: 'text' }, strength: 0.15 }
  return undefined
}

function FillFields({ section, set }: SectionFieldsProps) {
  const t = useWords(sectionLookMessages)
  const { fill } = section
  const change = (next: SectionFill) => set('fill', next)
  return (
    <>
      <SelectRow
        label={t('background')}
        value={fill?.kind ?? 'theme'}
        onChange={(kind) => kind !== (fill?.kind ?? 'theme') && set('fill', startOf(kind, section.theme))}
        options={options(kinds, (kind) => t(`kind.${kind}`))}
      />
      {fill?.kind === 'color' && (
        <FillColour label={t('color')} value={fill.color} onChange={(color) => change({ ...fill, color })} />
      )}
      {fill?.kind === 'gradient' && (
        <>
          <FillColour label={t('from')} value={fill.from} onChange={(from) => change({ ...fill, from })} />
          <FillColour label={t('to')} value={fill.to} onChange={(to) => change({ ...fill, to })} />
          <SliderRow
            label={t('angle')}
            min={0}
            max={355}
            step={5}
            value={fill.angle}
            onChange={(angle) => change({ ...fill, angle })}
          />
        </>
      )}
      {fill?.kind === 'pattern' && (
        <>
          <SelectRow
            label={t('pattern')}
            value={fill.pattern}
            onChange={(pattern) => change({ ...fill, pattern })}
            options={options(sectionPatterns, (pattern) => t(`pattern.${pattern}`))}
          />
          <FillColour label={t('color')} value={fill.color} onChange={(color) => change({ ...fill, color })} />
          <SliderRow
            label={t('strength')}
            min={0.05}
            max={1}
            step={0.05}
            percent
            value={fill.strength}
            onChange={(strength) => change({ ...fill, strength })}
          />
        </>
      )}
      {fill && !section.background && <FaintHint section={section} />}
    </>
  )
}

function FillColour({ label, value, onChange }: { label: string; value: Colour; onChange: (colour: Colour) => void }) {
  return <ColourReferenceRow isSolid label={label} value={value} onChange={(colour) => colour && onChange(colour)} />
}

/** Tells that the theme's text is hard to read on the chosen background. */
function FaintHint({ section }: { section: Section }) {
  const t = useWords(sectionLookMessages)
  const locale = useLocale()
  const styles = useSiteStyles()
  const ratio = contrastOnFill(section, styles)
  if (ratio >= 4.5) return null
  const shown = ratio.toLocaleString(locale, { maximumFractionDigits: 1 })
  return <Banner tone="attention">{t('faint', { ratio: shown })}</Banner>
}

function options<V extends string>(values: readonly V[], labelOf: (value: V) => string) {
  return values.map((value) => ({ value, label: labelOf(value) }))
}
