import { Slider as AriaSlider, Label, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'

export interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  minValue?: number
  maxValue?: number
  step?: number
  formatOptions?: Intl.NumberFormatOptions
}

export function Slider({ label, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} className="q-slider">
      <Label className="q-label">{label}</Label>
      <SliderOutput />
      <SliderTrack className="q-slider-track">
        <SliderThumb className="q-slider-thumb" />
      </SliderTrack>
    </AriaSlider>
  )
}
