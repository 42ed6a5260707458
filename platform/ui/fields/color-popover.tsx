import { useState } from 'react'
import {
  ColorField as AriaColorField,
  type Color,
  ColorArea,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Input,
  Label,
  SliderTrack,
} from 'react-aria-components'
import { Button, ButtonRow } from '../button.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { colorMessages } from './color.messages.ts'
import { useWords } from '../language.tsx'

/** Stored colours beside the chosen one, in CSS notation. */
export interface Swatches {
  colors: readonly string[]
  onChange: (colors: string[]) => void
}

const spaces = {
  hsl: ['hue', 'saturation', 'lightness'],
  rgb: ['red', 'green', 'blue'],
} as const

/** A map of the colour, sliders, numbers in either notation, and swatches. Used inside a `ColorPicker`. */
export function ColorPopover({
  color,
  alpha,
  swatches,
}: {
  color: Color
  alpha: boolean
  swatches?: Swatches | undefined
}) {
  const t = useWords(colorMessages)
  const [space, setSpace] = useState<'hsl' | 'rgb'>('hsl')
  const channels = [...spaces[space], ...(alpha ? (['alpha'] as const) : [])]
  return (
    <>
      <ColorArea
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        aria-label={t('map')}
        className="q-color-area"
      >
        <ColorThumb className="q-color-thumb" />
      </ColorArea>
      <ChannelSlider channel="hue" label={t('hue')} />
      {alpha && <ChannelSlider channel="alpha" label={t('transparency')} />}
      <SegmentedControl
        label={t('format')}
        value={space}
        options={[
          { value: 'hsl', label: 'HSL' },
          { value: 'rgb', label: 'RGB' },
        ]}
        onChange={setSpace}
      />
      <div className="q-color-numbers">
        {channels.map((channel) => (
          <AriaColorField key={channel} className="q-field" colorSpace={space} channel={channel}>
            <Label className="q-label">{t(channel)}</Label>
            <Input className="q-input" />
          </AriaColorField>
        ))}
        <AriaColorField className="q-field">
          <Label className="q-label">Hex</Label>
          <Input className="q-input" />
        </AriaColorField>
      </div>
      {swatches && <SwatchRow color={color} {...swatches} />}
    </>
  )
}

function ChannelSlider({ channel, label }: { channel: 'hue' | 'alpha'; label: string }) {
  return (
    <ColorSlider colorSpace="hsl" channel={channel} aria-label={label}>
      <SliderTrack className="q-color-slider-track">
        <ColorThumb className="q-color-thumb" />
      </SliderTrack>
    </ColorSlider>
  )
}

function SwatchRow({ color, colors, onChange }: Swatches & { color: Color }) {
  const t = useWords(colorMessages)
  const written = writtenColor(color)
  const isKept = colors.includes(written)
  return (
    <>
      {colors.length > 0 && (
        <ColorSwatchPicker aria-label={t('swatches')} className="q-swatches">
          {colors.map((swatch) => (
            <ColorSwatchPickerItem key={swatch} color={swatch}>
              <ColorSwatch className="q-swatch" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
      <ButtonRow>
        {isKept ? (
          <Button size="small" onPress={() => onChange(colors.filter((swatch) => swatch !== written))}>
            {t('removeSwatch')}
          </Button>
        ) : (
          <Button size="small" onPress={() => onChange([...colors, written])}>
            {t('addSwatch')}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}

/** Returns hex, or the notation with transparency. */
export function writtenColor(color: Color): string {
  return color.getChannelValue('alpha') === 1 ? color.toString('hex').toLowerCase() : color.toString('rgba')
}
