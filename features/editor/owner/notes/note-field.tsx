import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { noteMax } from '#features/pages/contract'
import { Button, useWords } from '#platform/ui'
import { type Mentionable, mentionable, mentionAt, mentionedIn, withMention } from './mentions.ts'
import { noteMessages } from './note.messages.ts'

export interface NoteFieldProps {
  label: string
  action: string
  people: readonly Mentionable[]
  /** Increases when the field should take the focus. */
  wanted?: number
  hint?: string
  /** Resolves once the note is stored; the typed text stays until then. */
  onSend: (note: { body: string; mentions: string[] }) => Promise<unknown>
}

/** A text field with mentions by `@`. */
export function NoteField({ label, action, people, wanted = 0, hint, onSend }: NoteFieldProps) {
  const id = useId()
  const { field, body, write, isSending, send, offer } = useNote(people, onSend)
  const { offered, at } = offer
  useEffect(() => {
    if (wanted > 0) field.current?.focus()
  }, [wanted, field])
  const keyed = (event: KeyboardEvent) => {
    if ((event.metaKey || event.ctrlKey) && event.key === 'Enter') void send()
    else if (!offer.take(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="q-field e-note-field">
      <label className="q-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="q-input"
        rows={2}
        maxLength={noteMax}
        value={body}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={offered.length > 0 ? `${id}-${at}` : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => write(target.value, target.selectionStart)}
        onKeyDown={keyed}
      />
      {offered.length > 0 && <Offered id={id} offered={offered} at={at} onChoose={offer.choose} />}
      {hint && (
        <p id={`${id}-hint`} className="q-hint">
          {hint}
        </p>
      )}
      {body.trim() !== '' && (
        <Button size="small" tone="primary" isPending={isSending} onPress={() => void send()}>
          {action}
        </Button>
      )}
    </div>
  )
}

function Offered({
  id,
  offered,
  at,
  onChoose,
}: {
  id: string
  offered: readonly Mentionable[]
  at: number
  onChoose: (person: Mentionable) => void
}) {
  const t = useWords(noteMessages)
  return (
    <div id={`${id}-people`} role="listbox" aria-label={t('mentions')} className="e-mentions">
      {offered.map((person, n) => (
        <div
          key={person.id}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === at}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          {person.name}
        </div>
      ))}
    </div>
  )
}

function useNote(people: readonly Mentionable[], onSend: NoteFieldProps['onSend']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [body, setBody] = useState('')
  const [isSending, setSending] = useState(false)
  const offer = useOffer(body, people, (next) => {
    setBody(next.body)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  })
  const send = async () => {
    if (body.trim() === '' || isSending) return
    setSending(true)
    try {
      await onSend({ body: body.trim(), mentions: mentionedIn(body, people) })
      setBody('')
    } catch {
      // A note that could not be stored shows its error and keeps its words.
    } finally {
      setSending(false)
    }
  }
  const write = (text: string, caret: number) => {
    setBody(text)
    offer.look(caret)
  }
  return { field, body, write, isSending, send, offer }
}

/** People who are offered after an `@`, and the one that Enter would insert. */
function useOffer(
  body: string,
  people: readonly Mentionable[],
  onChosen: (next: { body: string; caret: number }) => void,
) {
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setAt] = useState(0)
  const mention = caret === null ? null : mentionAt(body, caret)
  const offered = mention ? mentionable(people, mention.query) : []
  const at = Math.min(chosen, Math.max(0, offered.length - 1))
  const choose = (person: Mentionable | undefined) => {
    if (!person || !mention) return
    setCaret(null)
    onChosen(withMention(body, { start: mention.start, end: mention.start + 1 + mention.query.length }, person.name))
  }
  /** Handles a key; returns true when the key had an effect on the offer. */
  const take = (key: string): boolean => {
    if (offered.length === 0) return false
    if (key === 'ArrowDown') setAt((at + 1) % offered.length)
    else if (key === 'ArrowUp') setAt((at + offered.length - 1) % offered.length)
    else if (key === 'Enter' || key === 'Tab') choose(offered[at])
    else if (key === 'Escape') setCaret(null)
    else return false
    return true
  }
  const look = (position: number) => {
    setCaret(position)
    setAt(0)
  }
  return { offered, at, choose, take, look }
}
