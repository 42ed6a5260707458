import { formMarkup } from '../form-markup.ts'
import { innerShortcodes } from '../shortcodes.ts'
import { valuesOf } from './shortcode-values.ts'

type Field = Parameters<typeof formMarkup>[0]['fields'][number]

/** Kinds of the elements `[fusion_form_…]` of a form. The others are hidden, or ask nothing. */
const kinds: Readonly<Record<string, string>> = {
  text: 'text',
  email: 'email',
  textarea: 'textarea',
  number: 'number',
  range: 'number',
  phone_number: 'phone',
  date: 'date',
  time: 'time',
  select: 'select',
  checkbox: 'checkbox',
  radio: 'radio',
  upload: 'file',
  consent: 'checkbox',
}
const longestForm = 500_000
const names = [...Object.keys(kinds), 'submit'].map((name) => `fusion_form_${name}`)

/** Converts the content of an item of the type `fusion_form`, in which Avada keeps a form. */
export function avadaFormMarkup(name: string, body: string): string {
  const text = body.slice(0, longestForm)
  const fields = innerShortcodes(text, names).flatMap(({ name: element, attributes }): Field[] => {
    const kind = kinds[element.slice('fusion_form_'.length)]
    const of = valuesOf(attributes)
    if (kind === undefined) return []
    return [
      {
        kind,
        label: of('label', 'placeholder', 'name'),
        description: of('tooltip'),
        isRequired: of('required') === 'yes',
        options: optionsIn(of('options')),
      },
    ]
  })
  const button =
    /\[fusion_form_submit(?:\s[^[\]]{0,5000})?\]([^[\]<>]{1,200})\[\/fusion_form_submit\]/.exec(text)?.[1] ?? ''
  return formMarkup({ name, button: button.trim(), fields })
}

/** Options are a base64 code of JSON: a list of whether each is chosen, its words, and its value. */
function optionsIn(written: string): string[] {
  try {
    const options: unknown = JSON.parse(Buffer.from(written, 'base64').toString('utf8'))
    return (Array.isArray(options) ? options : []).flatMap((option: unknown) =>
      Array.isArray(option) && typeof option[1] === 'string' ? [option[1]] : [],
    )
  } catch {
    return []
  }
}
