import './rich-text-field.css'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import { type Command, EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { Bold, Heading2, Italic, Link2, List, ListOrdered, type Icon, Quote } from '#platform/icons'
import { useEffect, useId, useRef, useState } from 'react'
import type { RichTextDoc } from '#platform/document'
import { Button, Dialog, IconButton, TextField, useWords } from '#platform/ui'
import { bulletList, heading, linked, linkRange, orderedList, quote, textPlugins, toggles } from './text-commands.ts'
import { textNode } from './text-node.ts'
import { richTextMessages } from './rich-text-field.messages.ts'

interface Props {
  label: string
  value: RichTextDoc
  onChange: (text: RichTextDoc) => void
}

const tools: readonly [
  name: 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote',
  icon: Icon,
  command: Command,
][] = [
  ['bold', Bold, toggles('strong')],
  ['italic', Italic, toggles('em')],
  ['heading', Heading2, heading(3)],
  ['list', List, bulletList],
  ['numbers', ListOrdered, orderedList],
  ['quote', Quote, quote],
]

/** Rich text in a form, with the schema and keys of the editor. The field has its own undo. */
export function RichTextField({ label, value, onChange }: Props) {
  const t = useWords(richTextMessages)
  const { place, view } = useTextEditor({ label, value, onChange })
  const [link, setLink] = useState<string | null>(null)
  const id = useId()
  const run = (command: Command) => {
    const editor = view.current
    if (editor) command(editor.state, editor.dispatch, editor)
    editor?.focus()
  }
  return (
    <div className="q-field" role="group" aria-labelledby={id}>
      <span className="q-label" id={id}>
        {label}
      </span>
      <div className="rich-text-field">
        <div className="rich-text-tools" role="toolbar" aria-label={label}>
          {tools.map(([name, icon, command]) => (
            <IconButton key={name} size="small" icon={icon} label={t(name)} onPress={() => run(command)} />
          ))}
          <IconButton
            size="small"
            icon={Link2}
            label={t('link')}
            onPress={() => setLink(view.current ? linkRange(view.current.state).href : '')}
          />
        </div>
        <div ref={place} />
      </div>
      {link !== null && (
        <LinkDialog
          href={link}
          onClose={() => setLink(null)}
          onSave={(href) => {
            run(linked(href, false))
            setLink(null)
          }}
        />
      )}
    </div>
  )
}

/** Creates an editor in `place` for the lifetime of the field. */
function useTextEditor({ label, value, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latestProps = useRef({ value, onChange, label })
  useEffect(() => {
    latestProps.current = { value, onChange, label }
  })
  useEffect(() => {
    if (!place.current) return undefined
    const editor = new EditorView(place.current, {
      state: stateOf(latestProps.current.value),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': latestProps.current.label,
        class: 'rich-text',
      },
      dispatchTransaction(transaction) {
        editor.updateState(editor.state.apply(transaction))
        if (transaction.docChanged && !transaction.getMeta('given'))
          latestProps.current.onChange(editor.state.doc.toJSON() as RichTextDoc)
      },
    })
    view.current = editor
    return () => editor.destroy()
  }, [])
  useEffect(() => {
    const editor = view.current
    if (!editor || JSON.stringify(editor.state.doc.toJSON()) === JSON.stringify(value)) return
    editor.updateState(stateOf(value))
  }, [value])
  return { place, view }
}

function LinkDialog({ href, onSave, onClose }: { href: string; onSave: (href: string) => void; onClose: () => void }) {
  const t = useWords(richTextMessages)
  const [link, setLink] = useState(href)
  const save = (
    <Button tone="primary" onPress={() => onSave(link.trim())}>
      {t('save')}
    </Button>
  )
  return (
    <Dialog title={t('link')} isOpen onClose={onClose} foot={save}>
      <TextField label={t('linkTo')} value={link} onChange={setLink} placeholder="https://" autoFocus />
    </Dialog>
  )
}

function stateOf(text: RichTextDoc): EditorState {
  const undoKeys = keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo })
  return EditorState.create({ doc: textNode(text), plugins: [history(), undoKeys, ...textPlugins()] })
}
