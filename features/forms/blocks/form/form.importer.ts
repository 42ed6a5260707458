import type { FormPiece, PieceImporter } from '#platform/block'
import type { BlockField, BlockFieldKind } from '../../contract/block-field.schema.ts'
import { fieldKinds } from '../../contract/field-kinds.rules.ts'
import { mostFields } from '../../contract/form.rules.ts'
import type { FormProps } from './form.contract.ts'

type Field = FormPiece['fields'][number]

/** Kinds of other systems that have another name here. A name that is missing here and in `kept` is a line of text. */
const kinds: Readonly<Record<string, BlockFieldKind>> = {
  message: 'textarea',
  tel: 'phone',
  telephone: 'phone',
  url: 'website',
  dropdown: 'select',
  'checkbox-multiple': 'checkbox',
  consent: 'checkbox',
}
/** Fields of passwords and hidden fields become lines of text. */
const kept: ReadonlySet<string> = new Set<BlockFieldKind>([
  ...fieldKinds.filter((kind) => kind !== 'password' && kind !== 'hidden'),
  'file',
])
const choices: ReadonlySet<string> = new Set(['radio', 'checkbox', 'select', 'likert'])
const mostOptions = 200

/** Rebuilds a form of another system. Its answers go to the inbox and to the owner of the site. */
export const formImporter: PieceImporter<FormProps> = {
  form: ({ name, fields, button, thanks }, { freshId }) => {
    if (fields.length === 0) return null
    return {
      props: {
        name: name.slice(0, 200),
        fields: fields.slice(0, mostFields).map((field) => fieldOf(field, freshId())),
        submitLabel: button.slice(0, 100),
        thanks: thanks.slice(0, 4000),
      },
      rows: 2 * Math.min(fields.length, mostFields) + 3,
    }
  },
}

function fieldOf(field: Field, id: string): BlockField {
  const kind = kindOf(field.kind.trim().toLowerCase())
  const title = field.label.trim().slice(0, 500)
  const common = { id, title, description: field.description.trim().slice(0, 2000), required: field.isRequired }
  if (choices.has(kind)) {
    const options = [...new Set(field.options.map((option) => option.trim().slice(0, 500)).filter(Boolean))]
    // A single box without options is ticked or not: its label says to what.
    const alone = kind === 'checkbox' && title !== '' ? [title] : []
    const offered = options.length > 0 ? options.slice(0, mostOptions) : alone
    if (offered.length > 0) return { ...common, kind, options: offered } as BlockField
    return { ...common, kind: 'text', placeholder: '' }
  }
  if (kind === 'text' || kind === 'email' || kind === 'number' || kind === 'website')
    return { ...common, kind, placeholder: '' }
  if (kind === 'textarea') return { ...common, kind, placeholder: '', maxLength: 0 }
  return { ...common, kind, ...detailsOf(kind) } as BlockField
}

function kindOf(name: string): BlockFieldKind {
  if (kept.has(name)) return name as BlockFieldKind
  return (Object.hasOwn(kinds, name) ? kinds[name] : undefined) ?? 'text'
}

function detailsOf(kind: BlockFieldKind): object {
  if (kind === 'currency') return { currencySymbol: '€' }
  if (kind === 'phone') return { showCountryCode: false }
  if (kind === 'section') return { underline: false }
  if (kind === 'file') return { types: ['images', 'documents'], maxMb: 10, maxFiles: 1 }
  return {}
}
