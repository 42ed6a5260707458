import type { SwitchProps } from '../fields/choices.tsx'
import type { ColorFieldProps } from '../fields/color-field.tsx'
import { type LazyPart, lazyPart } from '../lazy-part.tsx'
import type { NumberFieldProps } from '../fields/number-field.tsx'
import type { SelectProps } from '../fields/select.tsx'
import type { SliderProps } from '../fields/slider.tsx'
import type { TextAreaProps, TextFieldProps } from '../fields/text-fields.tsx'
import type { ImageRowProps } from './image-row.tsx'
import type { LinkRowProps } from './link-row.tsx'

/** Large controls of panels, loaded together with the first panel that is opened. */
const controls = () => import('./row-controls.ts')
const bone = <span className="q-bone" style={{ height: 52 }} />

export const ImageRow: LazyPart<ImageRowProps> = lazyPart(() => controls().then((module) => module.ImageRow), bone)
export const LinkRow: LazyPart<LinkRowProps> = lazyPart(() => controls().then((module) => module.LinkRow), bone)
export const LazyColorField: LazyPart<ColorFieldProps> = lazyPart(
  () => controls().then((module) => module.ColorField),
  bone,
)
export const LazyNumberField: LazyPart<NumberFieldProps> = lazyPart(
  () => controls().then((module) => module.NumberField),
  bone,
)
export const LazySelect: LazyPart<SelectProps<string>> = lazyPart(
  () => controls().then((module) => module.Select<string>),
  bone,
)
export const LazySlider: LazyPart<SliderProps> = lazyPart(() => controls().then((module) => module.Slider), bone)
export const LazySwitch: LazyPart<SwitchProps> = lazyPart(() => controls().then((module) => module.Switch), bone)
export const LazyTextArea: LazyPart<TextAreaProps> = lazyPart(() => controls().then((module) => module.TextArea), bone)
export const LazyTextField: LazyPart<TextFieldProps> = lazyPart(
  () => controls().then((module) => module.TextField),
  bone,
)

const all = [
  ImageRow,
  LinkRow,
  LazyColorField,
  LazyNumberField,
  LazySelect,
  LazySlider,
  LazySwitch,
  LazyTextArea,
  LazyTextField,
]

/** Loads the rows in advance for a panel that is about to open. */
export async function preloadRows(): Promise<void> {
  await Promise.all(all.map((part) => part.preload()))
}
