import { useState } from 'react'
import { Button, TextArea, useWords } from '#platform/ui'
import { useEditor } from '../../../base/editor-context.tsx'
import { publishMessages } from './publish.messages.ts'

/** The missing description for search engines, which becomes a setting of the page when it is saved. */
export function DescriptionField() {
  const t = useWords(publishMessages)
  const { edit, canEdit } = useEditor()
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  if (!canEdit) return null
  const save = () => edit({ kind: 'changeSettings', changes: [{ path: ['seoDescription'], value: text }] })
  return (
    <div className="e-check-field">
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        rows={2}
        maxLength={1000}
        value={typed}
        onChange={setTyped}
      />
      <Button size="small" isDisabled={text === ''} onPress={save}>
        {t('saveDescription')}
      </Button>
    </div>
  )
}
