import { heading } from '../editor-markup.ts'
import { formMarkup } from '../form-markup.ts'
import { type Attributes, innerShortcodes } from '../shortcodes.ts'
import { scalarText } from '../../scalar-text.ts'
import { lines } from './builder-box.ts'
import { fieldsOf } from './builder-fields.ts'
import { type Of, valuesOf, withBrackets } from './shortcode-values.ts'

type Field = Parameters<typeof formMarkup>[0]['fields'][number]

/** Returns how the form of a builder is converted, from the shortcodes of its fields; null for any other shortcode. */
export function formOfShortcode(name: string, attributes: Attributes): ((content: string) => string) | null {
  const of = valuesOf(attributes)
  if (name === 'et_pb_contact_form') return (content) => diviForm(of, content)
  return name === 'av_contact' ? (content) => enfoldForm(of, content) : null
}

/** Returns the text around the words of a form for a newsletter; null for any other shortcode. */
export function signupOfShortcode(name: string, of: Of): { open: string; close: string } | null {
  if (!/^et_pb_(?:fullwidth_)?signup$/.test(name)) return null
  const hasName = [of('name_field'), of('first_name_field'), of('last_name_field')].includes('on')
  const fields: Field[] = [
    ...(hasName ? [{ kind: 'name', label: 'Name', isRequired: false, options: [] }] : []),
    { kind: 'email', label: 'Email', isRequired: true, options: [] },
  ]
  return {
    open: `${heading(of('title'), 3)}\n\n${lines(of('description'))}\n\n`,
    close: formMarkup({ name: of('title'), button: of('button_text'), thanks: of('success_message'), fields }),
  }
}

const diviKinds: Readonly<Record<string, string>> = {
  input: 'text',
  text: 'textarea',
  email: 'email',
  checkbox: 'checkbox',
  booleancheckbox: 'checkbox',
  radio: 'radio',
  select: 'select',
}

/** The address of the recipient is dropped. */
function diviForm(of: Of, content: string): string {
  const fields = innerShortcodes(content, ['et_pb_contact_field']).map(({ attributes }): Field => {
    const value = valuesOf(attributes)
    const type = value('field_type') || 'input'
    return {
      kind: (Object.hasOwn(diviKinds, type) ? diviKinds[type] : undefined) ?? 'text',
      label: value('field_title', 'title', 'field_id'),
      isRequired: !/^(?:off|no)$/i.test(value('required_mark')),
      options: optionsIn(attributes.get(`${type}_options`) ?? ''),
    }
  })
  const title = of('title')
  const form = formMarkup({ name: title, button: of('submit_button_text'), thanks: of('success_message'), fields })
  return form === '' ? '' : heading(title, 3) + form
}

/** Options are JSON whose brackets and quotes are written as codes. */
function optionsIn(written: string): string[] {
  try {
    const options: unknown = JSON.parse(withBrackets(written.replaceAll('&quot;', '"').replaceAll('&#8221;', '"')))
    return Array.isArray(options)
      ? options.map((option) => scalarText(fieldsOf(option).value) || scalarText(option))
      : []
  } catch {
    return []
  }
}

const enfoldKinds: Readonly<Record<string, string>> = {
  textarea: 'textarea',
  select: 'select',
  checkbox: 'checkbox',
  datepicker: 'date',
}

function enfoldForm(of: Of, content: string): string {
  const fields = innerShortcodes(content, ['av_contact_field']).map(({ attributes }): Field => {
    const value = valuesOf(attributes)
    const type = value('type')
    const check = value('check')
    const kind = (Object.hasOwn(enfoldKinds, type) ? enfoldKinds[type] : undefined) ?? 'text'
    return {
      kind: /email/.test(check) ? 'email' : /phone/.test(check) ? 'phone' : kind,
      label: value('label'),
      isRequired: check !== '',
      options: value('options', 'multi_select_options')
        .split(',')
        .filter(() => type === 'select'),
    }
  })
  const title = of('title')
  const form = formMarkup({ name: title, button: of('button'), thanks: of('sent'), fields })
  return form === '' ? '' : heading(title, 3) + form
}
