import { Fragment, useState } from 'react'
import { Button, ColorRow, ImageRow, type PickedAsset, SelectRow, TextRow, toast, useWords } from '#platform/ui'
import {
  type Colour,
  cssColour,
  hexOf,
  type Palette,
  paletteOfPixels,
  palettePresets,
  presetPalette,
  readColour,
  type SiteStyles,
} from '#platform/theme'
import { ContrastHint } from './contrast-hint.tsx'
import { designScreenMessages } from './design.messages.ts'
import { useLooking } from './use-looking.ts'

/** C3.104: the sources of a palette, in the order in which they are offered. */
const modes = ['presets', 'custom', 'image', 'colour'] as const

const colours = ['white', 'lightAccent', 'accent', 'darkAccent', 'black'] as const

interface Props {
  styles: SiteStyles
  change: (path: string[], value: unknown) => void
  swatches: { colors: readonly string[]; onChange: (colors: string[]) => void }
  /** Shows a palette on the page while it is previewed; null restores the saved one. */
  preview: (palette: Palette | null) => void
}

/** The five colours of the owner: each by itself, or all of them at once. */
export function PaletteFields({ styles, change, swatches, preview }: Props) {
  const t = useWords(designScreenMessages)
  const [mode, setMode] = useState<(typeof modes)[number]>('custom')
  const { palette } = styles
  const take = (next: Palette) => change(['palette'], next)
  return (
    <>
      <SelectRow
        label={t('paletteMode')}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`paletteMode.${value}`) }))}
        onChange={(value) => setMode(value)}
      />
      {mode === 'presets' && <Presets bright={palette.accent} palette={palette} onChoose={take} onLook={preview} />}
      {mode === 'image' && <FromImage onPalette={take} />}
      {mode === 'colour' && <FromColour onColour={(colour) => take(presetPalette('monochrome', colour))} />}
      {mode === 'custom' &&
        colours.map((name) => (
          <Fragment key={name}>
            <ColorRow
              label={t(name)}
              value={hexOf({ ...palette[name], alpha: 1 })}
              swatches={swatches}
              onChange={(hex) => change(['palette', name], readColour(hex))}
            />
            <ContrastHint styles={styles} colour={name} onMend={take} />
          </Fragment>
        ))}
      {mode !== 'custom' &&
        colours.map((name) => <ContrastHint key={name} styles={styles} colour={name} onMend={take} />)}
    </>
  )
}

function Presets({
  bright,
  palette,
  onChoose,
  onLook,
}: {
  bright: Colour
  palette: Palette
  onChoose: (palette: Palette) => void
  onLook: (palette: Palette | null) => void
}) {
  const t = useWords(designScreenMessages)
  return (
    <ul className="d-presets" aria-label={t('paletteMode.presets')}>
      {palettePresets.map((preset) => (
        <PresetOffer
          key={preset}
          name={t(`preset.${preset}`)}
          offered={presetPalette(preset, bright)}
          palette={palette}
          onChoose={onChoose}
          onLook={onLook}
        />
      ))}
    </ul>
  )
}

interface PresetOfferProps {
  name: string
  offered: Palette
  palette: Palette
  onChoose: (palette: Palette) => void
  onLook: (palette: Palette | null) => void
}

function PresetOffer({ name, offered, palette, onChoose, onLook }: PresetOfferProps) {
  const looking = useLooking(offered, onLook)
  const choose = () => {
    onLook(null)
    onChoose(offered)
  }
  return (
    <li>
      <button
        type="button"
        className="q-button d-preset"
        aria-pressed={colours.every((id) => cssColour(offered[id]) === cssColour(palette[id]))}
        onClick={choose}
        {...looking}
      >
        <span className="d-strip" aria-hidden>
          {colours.map((id) => (
            <i key={id} style={{ background: cssColour(offered[id]) }} />
          ))}
        </span>
        {name}
      </button>
    </li>
  )
}

function FromImage({ onPalette }: { onPalette: (palette: Palette) => void }) {
  const t = useWords(designScreenMessages)
  const [asset, setAsset] = useState<PickedAsset | null>(null)
  const read = async (picked: PickedAsset | null) => {
    setAsset(picked)
    if (!picked) return
    const palette = await paletteOfImage(picked.thumbnail || picked.url)
    if (palette) onPalette(palette)
    else toast(t('imageUnread'), { tone: 'failure' })
  }
  return (
    <ImageRow
      label={t('paletteImage')}
      value={asset?.id ?? null}
      onChange={(picked) => void read(picked).catch(() => toast(t('imageUnread'), { tone: 'failure' }))}
    />
  )
}

const sampleWidth = 64

async function paletteOfImage(url: string): Promise<Palette | null> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = sampleWidth
  canvas.height = sampleWidth
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.drawImage(image, 0, 0, sampleWidth, sampleWidth)
  return paletteOfPixels(pen.getImageData(0, 0, sampleWidth, sampleWidth).data)
}

/** Derives a palette from one colour in any notation. */
function FromColour({ onColour }: { onColour: (colour: Colour) => void }) {
  const t = useWords(designScreenMessages)
  const [typed, setTyped] = useState('')
  const [isUnread, setUnread] = useState(false)
  const use = () => {
    const colour = readColour(typed)
    setUnread(colour === null)
    if (colour) onColour(colour)
  }
  return (
    <>
      <TextRow
        label={t('paletteColour')}
        hint={t(isUnread ? 'colourUnread' : 'paletteColour.hint')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setUnread(false)
        }}
      />
      <Button size="small" isDisabled={typed.trim() === ''} onPress={use}>
        {t('useColour')}
      </Button>
    </>
  )
}
