import {
  ColorField as AriaColorField,
  Button,
  ColorPicker,
  ColorSwatch,
  Dialog,
  DialogTrigger,
  Group,
  Input,
  Label,
  parseColor,
  Popover,
} from 'react-aria-components'
import { ColorPopover, type Swatches, writtenColor } from './color-popover.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'

export interface ColorFieldProps {
  label: string
  /** Colour in CSS notation: `#rrggbb`, or `rgba(…)` with transparency. */
  value: string
  onChange: (value: string) => void
  /** Whether it may be transparent. */
  alpha?: boolean
  swatches?: Swatches
}

export function ColorField({ label, value, onChange, alpha = false, swatches }: ColorFieldProps) {
  const t = useWords(uiMessages)
  const color = safeColor(value)
  return (
    <ColorPicker value={color} onChange={(next) => onChange(writtenColor(next))}>
      <AriaColorField className="q-field" value={color} onChange={(next) => next && onChange(writtenColor(next))}>
        <Label className="q-label">{label}</Label>
        <Group className="q-input-group">
          <DialogTrigger>
            <Button className="q-input-part" aria-label={`${label}: ${t('colour')}`}>
              <ColorSwatch className="q-swatch" color={color} />
            </Button>
            <Popover className="q-popover pad" placement="bottom start">
              <Dialog aria-label={label} className="q-field">
                <ColorPopover color={color} alpha={alpha} swatches={swatches} />
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
