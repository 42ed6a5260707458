import { useState } from 'react'
import { linkedSectionsApi, savedSectionNameSchema, savedSectionsApi } from '#features/pages/contract'
import { blocksOfSection, descendantsOf, type Document } from '#platform/document'
import { FormDialog, RadioGroup, TextField, useMay, useOwnerForm, useSend, useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { asOneOperation, insertedSection } from '../../base/arrange.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { templateMessages } from '../../base/template.messages.ts'

interface Props {
  document: Document
  /** Id of the section. */
  id: string | null
  isOpen: boolean
  onClose: () => void
}

/** Asks for a name, and saves a section as it is now. */
export function SaveSection({ document, id, isOpen, onClose }: Props) {
  const section = id === null ? undefined : document.sections[id]
  return isOpen && section ? <Named document={document} id={section.id} onClose={onClose} /> : null
}

function Named({ document, id, onClose }: { document: Document; id: string; onClose: () => void }) {
  const t = useWords(templateMessages)
  const save = useSend(savedSectionsApi.save, { quiet: true, refreshes: [savedSectionsApi.list] })
  const link = useSend(linkedSectionsApi.create, { quiet: true, refreshes: [linkedSectionsApi.list] })
  const [kind, setKind] = useState<'copy' | 'linked'>('copy')
  const { edit } = useEditor()
  const may = useMay()
  const section = document.sections[id]
  /** Replaces the section by the saved one. */
  const replace = (linked: string) => {
    const next = insertedSection(document, id, { anchor: section?.anchor ?? '', name: section?.name ?? '', linked })
    edit(asOneOperation([next.operation, { kind: 'removeSection', id }], 'link'))
    useEditorState.getState().selectSection(next.id)
  }
  const form = useOwnerForm({
    schema: savedSectionNameSchema,
    values: { name: section?.name ?? '' },
    save: async ({ name }) => {
      if (!section) return
      const blocks = blocksOfSection(document, id).flatMap((block) => [block, ...descendantsOf(document, block.id)])
      const saved = { name, section: { ...section, anchor: '' }, blocks }
      if (kind === 'copy') await save.mutateAsync(saved)
      else replace((await link.mutateAsync(saved)).id)
    },
    savedMessage: t(kind === 'copy' ? 'saved' : 'savedLinked'),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('saveTitle')} action={t('saveAction')} onClose={onClose} form={form}>
      <TextField
        label={t('saveName')}
        hint={t('saveHint')}
        {...form.field('name')}
        maxLength={100}
        autoFocus
        isRequired
      />
      {may('content.publish') && (
        <RadioGroup
          label={t('saveKind')}
          value={kind}
          onChange={(chosen) => setKind(chosen === 'linked' ? 'linked' : 'copy')}
          options={[
            { value: 'copy', label: t('saveCopy'), hint: t('saveCopyHint') },
            { value: 'linked', label: t('saveLinked'), hint: t('saveLinkedHint') },
          ]}
        />
      )}
    </FormDialog>
  )
}
