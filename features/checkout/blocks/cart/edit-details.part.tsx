import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { CartEntry } from '../../contract/cart.schema.ts'
import type { CartView, EditField } from '../../contract/cart-view.ts'
import type { CartActs } from './cart.island.tsx'
import { answersOf, callCart } from './cart-calls.dom.ts'
import { EditFieldRow } from './edit-field.part.tsx'

/**
 * Shows the answers of a line and the form to change them (C2.57, C2.58). Without scripts the link requests the page
 * with the form.
 */
export function EditDetails({ entry, view, acts }: { entry: CartEntry; view: CartView; acts: CartActs }) {
  const { words } = view
  const [fields, setFields] = useState<readonly EditField[] | null>(
    view.edit?.line === entry.id ? view.edit.fields : null,
  )
  const opener = useRef<HTMLAnchorElement>(null)
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    const answered = await callCart<{ fields: readonly EditField[] }>('GET', `/entries/${entry.id}/form`)
    if (answered.ok) return setFields(answered.body.fields)
    const hint = answered.sentence ?? words[answered.isOffline ? 'hint.connection' : 'hint.again'] ?? ''
    acts.fail({ line: entry.id, title: words['failed.open'] ?? '', hint })
  }
  const close = () => {
    setFields(null)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (fields) return <EditForm entry={entry} view={view} acts={acts} fields={fields} close={close} />
  return (
    <>
      <dl className="cart-answers">
        {entry.form.map(({ title, answer }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <a
        ref={opener}
        className="cart-quiet-button"
        href={`/cart?edit=${entry.id}`}
        onClick={(event) => void open(event)}
      >
        {words.edit}
      </a>
    </>
  )
}

interface FormProps {
  entry: CartEntry
  view: CartView
  acts: CartActs
  fields: readonly EditField[]
  close: () => void
}

function EditForm({ entry, view, acts, fields, close }: FormProps) {
  const { words } = view
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!form.reportValidity()) return setWrong(true)
    const isDone = await acts.act({ busy: entry.id, failed: 'failed.form' }, () =>
      callCart('PUT', `/entries/${entry.id}`, { form: answersOf(form) }),
    )
    if (isDone) close()
  }
  return (
    <form
      className="cart-edit"
      method="post"
      action={`/api/commerce/cart/entries/${entry.id}`}
      onSubmit={(event) => void submitted(event)}
      onInvalid={() => setWrong(true)}
    >
      {fields.map((field, at) => (
        <EditFieldRow key={field.id} field={field} id={`${id}-${at}`} />
      ))}
      {isWrong && (
        <p className="cart-failure" role="alert">
          {words.formError}
        </p>
      )}
      <div className="cart-edit-buttons">
        <button className="button" data-size="small" name="action" value="change">
          {words.save}
        </button>
        <a
          className="button"
          data-size="small"
          data-look="outline"
          href="/cart"
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        >
          {words.cancel}
        </a>
      </div>
    </form>
  )
}
