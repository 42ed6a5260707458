import {
  ColorField as AriaColorField,
  Button,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Group,
  Input,
  Label,
  parseColor,
  Popover,
  SliderTrack,
} from 'react-aria-components'
import { deskMessages } from './desk.messages.ts'
import { useWords } from './language.tsx'

export interface ColorFieldProps {
  label: string
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
}

export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const t = useWords(deskMessages)
  const color = safeColor(value)
  return (
    <ColorPicker value={color} onChange={(next) => onChange(next.toString('hex').toLowerCase())}>
      <AriaColorField className="q-field" value={color} onChange={(next) => next && onChange(next.toString('hex').toLowerCase())}>
        <Label className="q-label">{label}</Label>
        <Group className="q-input-group">
          <DialogTrigger>
            <Button className="q-input-part" aria-label={`${label}: ${t('colour')}`}>
              <ColorSwatch className="q-swatch" color={color} />
            </Button>
            <Popover className="q-popover pad" placement="bottom start">
              <Dialog aria-label={label} className="q-field">
                <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" className="q-color-area">
                  <ColorThumb className="q-color-thumb" />
                </ColorArea>
                <ColorSlider colorSpace="hsb" channel="hue" aria-label={t('colour')}>
                  <SliderTrack className="q-color-slider-track">
                    <ColorThumb className="q-color-thumb" />
                  </SliderTrack>
                </ColorSlider>
              </Dialog>
            </Popover>
          </DialogTrigger>
          <Input />
        </Group>
      </AriaColorField>
    </ColorPicker>
  )
}

function safeColor(value: string) {
  try {
    return parseColor(value)
  } catch {
    return parseColor('#000000')
  }
}
