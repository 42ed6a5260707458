import type { EditField } from '../../contract/cart-view.ts'

/** One question with the answer that stands, as native fields. */
export function EditFieldRow({ field, id }: { field: EditField; id: string }) {
  const { kind, label, hint, isRequired } = field
  const described = hint ? `${id}-hint` : undefined
  const note = hint && (
    <p className="cart-quiet" id={described}>
      {hint}
    </p>
  )
  if (kind === 'radio' || kind === 'checkbox' || kind === 'parts' || kind === 'scale') {
    return (
      <fieldset className="cart-field" aria-describedby={described}>
        <legend>{label}</legend>
        <Several field={field} id={id} />
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
        shared={{ id, name: field.name, required: isRequired, 'aria-describedby': described }}
      />
      {note}
    </div>
  )
}

interface OneProps {
  field: EditField
  id: string
  shared: { id: string; name: string; required: boolean; 'aria-describedby': string | undefined }
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

function Several({ field, id }: { field: EditField; id: string }) {
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
        />
        {label}
      </label>
    ))
  }
  return parts.map((part, at) => (
    <label key={part.name} htmlFor={`${id}-${at}`}>
      {part.label}
      {part.options ? (
        <select id={`${id}-${at}`} name={part.name} defaultValue={part.value} required={isRequired}>
          <option value="">–</option>
          {part.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input id={`${id}-${at}`} type="text" name={part.name} defaultValue={part.value} />
      )}
    </label>
  ))
}
