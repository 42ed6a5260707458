import './code-field.css'
import { type KeyboardEvent, useId, useRef } from 'react'
import { TextRow, useWords } from '#platform/ui'
import { type CodeLanguage, highlight } from '../blocks/code/highlight.rules.ts'
import { blockPanelMessages } from './block-panels.messages.ts'

interface Props {
  label: string
  value: string
  language: CodeLanguage
  rows: number
  onChange: (source: string) => void
}

const lineHeight = 18

/**
 * A field for code: in colours, with Tab to indent, and lines that begin as the one before. Keyboards on Android
 * compose whole words and name no keys, so that a plain field serves better there (C2.90).
 */
export function CodeField(props: Props) {
  const { language: _, ...row } = props
  return /\bAndroid\b/.test(navigator.userAgent) ? <TextRow code {...row} /> : <CodeEditor {...props} />
}

function CodeEditor({ label, value, language, rows, onChange }: Props) {
  const t = useWords(blockPanelMessages)
  const id = useId()
  // After Escape the Tab key moves the focus again, until the field is left.
  const leaves = useRef(false)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') leaves.current = true
    if (event.key === 'Tab' && !leaves.current && !event.shiftKey && !event.altKey) insert(event, '  ')
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) insert(event, `\n${indentAt(event.currentTarget)}`)
  }
  return (
    <div className="q-field">
      <label className="q-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-field" style={{ minHeight: rows * lineHeight }} dir="ltr">
        <pre aria-hidden="true">
          {highlight(value, language).map(({ kind, text }, at) => (
            <span key={at} data-kind={kind}>
              {text}
            </span>
          ))}
          {'\n'}
        </pre>
        <textarea
          id={id}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-keys`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            leaves.current = false
          }}
        />
      </div>
      <small className="q-hint" id={`${id}-keys`}>
        {t('code.keys')}
      </small>
    </div>
  )
}

/** Inserts text like typed input, so that the field's own undo includes it. */
function insert(event: KeyboardEvent, text: string): void {
  event.preventDefault()
  document.execCommand('insertText', false, text)
}

function indentAt({ value, selectionStart }: HTMLTextAreaElement): string {
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}
