import { useState } from 'react'
import type { RichTextDoc } from '#platform/document'
import { TextRow, useWords } from '#platform/ui'
import { fromLightText, lightTextOf } from '../contract/light-text.ts'
import { widgetPanelMessages } from './widget-panels.messages.ts'

/** Edits formatted text in a plain field. Text that the field cannot express is explained and kept. */
export function LightTextRow({
  label,
  value,
  onChange,
}: {
  label: string
  value: RichTextDoc
  onChange: (value: RichTextDoc) => void
}) {
  const t = useWords(widgetPanelMessages)
  const stored = lightTextOf(value)
  const [typed, setTyped] = useState(stored ?? '')
  if (stored === null) return <p className="q-hint">{t('richer')}</p>
  // The same value can be written in several ways, so the typed form stays while it means the stored value.
  const shown = JSON.stringify(fromLightText(typed)) === JSON.stringify(fromLightText(stored)) ? typed : stored
  return (
    <TextRow
      multiline
      rows={5}
      label={label}
      hint={t('lightText')}
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(fromLightText(text))
      }}
    />
  )
}
