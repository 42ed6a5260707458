import { Fragment, type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
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
  const edit = view.edit?.line === entry.id ? view.edit : null
  const [fields, setFields] = useState<readonly EditField[] | null>(edit?.fields ?? null)
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
  if (fields) {
    const refused = edit?.wrong ?? none
    return <EditForm entry={entry} view={view} acts={acts} fields={fields} refused={refused} close={close} />
  }
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

const none: readonly string[] = []

interface FormProps {
  entry: CartEntry
  view: CartView
  acts: CartActs
  fields: readonly EditField[]
  /** Ids of fields that the server refused. */
  refused: readonly string[]
  close: () => void
}

function EditForm({ entry, view, acts, fields, refused, close }: FormProps) {
  const { words } = view
  const id = useId()
  const [wrong, setWrong] = useState(refused)
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const faulty = ([...form.elements] as HTMLInputElement[]).filter(({ validity }) => !validity.valid)
    setWrong(fields.flatMap(({ id, name }) => (faulty.some((field) => isOf(field, name)) ? [id] : [])))
    if (faulty[0]) return faulty[0].focus()
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
      noValidate
    >
      {fields.map((field, at) => {
        const fault = wrong.includes(field.id) ? `${id}-${at}-fault` : undefined
        return (
          <Fragment key={field.id}>
            <EditFieldRow field={field} id={`${id}-${at}`} fault={fault} isFirstWrong={field.id === refused[0]} />
            {fault && (
              <p className="cart-failure" id={fault}>
                {words['fault.answer']}
              </p>
            )}
          </Fragment>
        )
      })}
      {wrong.length > 0 && wrong !== refused && (
        <p className="cart-failure" role="alert">
          {words.formError}
        </p>
      )}
      <EditButtons view={view} close={close} />
    </form>
  )
}

function EditButtons({ view: { words }, close }: Pick<FormProps, 'view' | 'close'>) {
  return (
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
  )
}

/** Tells whether a control belongs to the question of this name, or is a part of it. */
function isOf({ name }: HTMLInputElement, question: string): boolean {
  return name === question || name.startsWith(`${question}.`)
}
