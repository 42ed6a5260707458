import type { EditField } from '../../contract/cart-view.ts'

/** A question with its present answer, as native fields. */
export function EditFieldRow({
  field,
  id,
  fault,
  isFirstWrong = false,
}: {
  field: EditField
  id: string
  /** Id of the sentence about its fault. */
  fault?: string | undefined
  isFirstWrong?: boolean
}) {
  const { kind, label, hint, isRequired } = field
  const hintId = hint ? `${id}-hint` : undefined
  const described = [hintId, fault].filter(Boolean).join(' ') || undefined
  const wrong = { 'aria-invalid': fault ? true : undefined, autoFocus: isFirstWrong || undefined }
  const note = hint && (
    <p className="cart-quiet" id={hintId}>
      {hint}
    </p>
  )
  if (kind === 'radio' || kind === 'checkbox' || kind === 'parts' || kind === 'scale') {
    return (
      <fieldset className="cart-field" aria-describedby={described}>
        <legend>{label}</legend>
        <Several field={field} id={id} wrong={wrong} />
        {note}
      </fieldset>
    )
  }
  return (
    <div className="cart-field">
      <label htmlFor={id}>{label}</label>
      <SingleField
        field={field}
        id={id}
        shared={{ id, name: field.name, required: isRequired, 'aria-describedby': described, ...wrong }}
      />
      {note}
    </div>
  )
}

interface Wrongness {
  'aria-invalid': boolean | undefined
  autoFocus: boolean | undefined
}

interface OneProps {
  field: EditField
  id: string
  shared: { id: string; name: string; required: boolean; 'aria-describedby': string | undefined } & Wrongness
}

function SingleField({ field, shared }: OneProps) {
  if (field.kind === 'area') return <textarea {...shared} rows={3} defaultValue={field.value} />
  if (field.kind === 'select') {
    return (
      <select {...shared} defaultValue={field.value}>
        <option value="">–</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type={field.kind}
      step={field.kind === 'number' ? 'any' : undefined}
      defaultValue={field.value}
    />
  )
}

function Several({ field, id, wrong }: { field: EditField; id: string; wrong: Wrongness }) {
  const isFirst = (at: number) => ({ ...wrong, autoFocus: at === 0 ? wrong.autoFocus : undefined })
  const { kind, name, options, parts, chosen, isRequired } = field
  if (kind === 'radio' || kind === 'checkbox') {
    return options.map(({ value, label }, at) => (
      <label key={value} className="cart-choice" htmlFor={`${id}-${at}`}>
        <input
          id={`${id}-${at}`}
          type={kind}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          required={kind === 'radio' && isRequired}
          {...isFirst(at)}
        />
        {label}
      </label>
    ))
  }
  return parts.map((part, at) => (
    <label key={part.name} htmlFor={`${id}-${at}`}>
      {part.label}
      {part.options ? (
        <select id={`${id}-${at}`} name={part.name} defaultValue={part.value} required={isRequired} {...isFirst(at)}>
          <option value="">–</option>
          {part.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input id={`${id}-${at}`} type="text" name={part.name} defaultValue={part.value} {...isFirst(at)} />
      )}
    </label>
  ))
}
