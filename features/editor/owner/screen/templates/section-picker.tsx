import { useMemo, useState } from 'react'
import { documentsApi, linkedSectionsApi, savedSectionsApi } from '#features/pages/contract'
import { type Document, linkedIn } from '#platform/document'
import {
  ConfirmDialog,
  DependentsOf,
  Dialog,
  isHeld,
  RemovalDialog,
  SegmentedControl,
  toast,
  useCall,
  useLanguage,
  useLoaded,
  useSend,
  useWords,
} from '#platform/ui'
import { everyBlock } from '../../base/blocks.ts'
import { useEditor } from '../../base/editor-context.tsx'
import { asOneOperation, insertedSection } from '../../base/arrange.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { useLinkedSections } from './use-linked.ts'
import { bringIntoSight } from '../../base/reveal.ts'
import { families, type Family } from './family-layouts.ts'
import type { SectionChoice } from './section-miniature.tsx'
import { fromSaved, fromTemplate, sectionTemplates } from './section-templates.ts'
import { TemplateFrame } from './template-frame.tsx'
import { templateMessages } from '../../base/template.messages.ts'

interface Props {
  document: Document
  isOpen: boolean
  onClose: () => void
}

/** Section templates and saved sections, in the styles of the site. */
export function SectionPicker({ document, isOpen, onClose }: Props) {
  const t = useWords(editorMessages)
  const say = useWords(templateMessages)
  const { addingSection, selectSection } = useEditorState()
  const { edit, announce } = useEditor()
  const [family, setFamily] = useState<Family | 'all' | 'saved'>('all')
  const [removing, setRemoving] = useState<SectionChoice | null>(null)
  useLoaded(everyBlock)
  const templates = useTemplates(family)
  const saved = useSaved(document.id, isOpen)
  const choose = async (choice: SectionChoice) => {
    await everyBlock.load()
    if ('saved' in choice && choice.isLinked && linkedIn(document).includes(choice.id)) {
      toast(say('linkedHere', { name: choice.name }))
      return
    }
    const before = addingSection?.before ?? null
    const { operations, id } =
      'template' in choice
        ? fromTemplate(document, choice.template, before)
        : choice.isLinked
          ? linkTo(document, choice.id, before)
          : fromSaved(document, choice.saved, before)
    edit(asOneOperation(operations, 'insertSection'))
    onClose()
    selectSection(id)
    bringIntoSight(id)
    announce(t('inserted', { name: choice.name }))
  }
  return (
    <>
      <Dialog title={t('addSection')} isOpen={isOpen} onClose={onClose} size="full">
        <SegmentedControl
          label={say('filter')}
          hideLabel
          value={family}
          onChange={setFamily}
          options={[
            { value: 'all', label: say('all') },
            { value: 'saved', label: say('savedFamily') },
            ...(Object.keys(families) as Family[]).map((name) => ({ value: name, label: say(`${name}.family`) })),
          ]}
        />
        {family === 'saved' && saved?.length === 0 ? (
          <p className="q-quiet e-no-saved">{say('savedNone')}</p>
        ) : (
          <TemplateFrame
            choices={family === 'saved' ? (saved ?? []) : templates}
            onChoose={(choice) => void choose(choice)}
            {...(family === 'saved' && { onRemove: setRemoving })}
            onClose={onClose}
          />
        )}
      </Dialog>
      {removing && <Removal of={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function linkTo(document: Document, linked: string, before: string | null) {
  const { operation, id } = insertedSection(document, before, { linked })
  return { operations: [operation], id }
}

/** A linked section on pages cannot be removed; the dialog lists these pages. */
function LinkedRemoval({ of: { id, name }, onClose }: { of: SectionChoice; onClose: () => void }) {
  const say = useWords(templateMessages)
  const dependents = useCall(documentsApi.dependents, { id })
  const remove = useSend(documentsApi.trash, {
    refreshes: [linkedSectionsApi.list],
    onDone: () => {
      toast(say('savedRemoved'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={say('savedRemoveTitle')}
      action={say('savedRemoveAction')}
      isOpen
      isPending={remove.isPending}
      isDisabled={isHeld(dependents)}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {say('linkedRemoveText', { name })}
      <DependentsOf found={dependents} />
    </ConfirmDialog>
  )
}

function Removal(props: { of: SectionChoice; onClose: () => void }) {
  return 'saved' in props.of && props.of.isLinked ? <LinkedRemoval {...props} /> : <CopyRemoval {...props} />
}

function CopyRemoval({ of: { id, name }, onClose }: { of: SectionChoice; onClose: () => void }) {
  const say = useWords(templateMessages)
  return (
    <RemovalDialog
      endpoint={savedSectionsApi.remove}
      input={{ id }}
      refreshes={[savedSectionsApi.list]}
      title={say('savedRemoveTitle')}
      action={say('savedRemoveAction')}
      doneMessage={say('savedRemoved')}
      onClose={onClose}
    >
      {say('savedRemoveText', { name })}
    </RemovalDialog>
  )
}

function useTemplates(family: Family | 'all' | 'saved'): readonly SectionChoice[] {
  const language = useLanguage()
  const all = useMemo(
    () =>
      sectionTemplates(language).map((template) => ({
        id: template.id,
        name: template.name,
        family: template.family,
        template,
      })),
    [language],
  )
  return useMemo(() => (family === 'all' ? all : all.filter((choice) => choice.family === family)), [all, family])
}

/** Loader data of the saved sections is requested for the page that is edited. */
function useSaved(document: string, isOpen: boolean): readonly SectionChoice[] | undefined {
  const say = useWords(templateMessages)
  const { data } = useCall(savedSectionsApi.list, {}, { enabled: isOpen })
  const linked = useLinkedSections(isOpen)
  return useMemo(() => {
    if (!data || !linked) return undefined
    const choiceOf = (section: { id: string; name: string; document: Document }) => ({
      id: section.id,
      name: section.name,
      saved: { ...section.document, id: document },
    })
    return [
      ...linked.map((section) => ({
        ...choiceOf(section),
        name: say('linkedName', { name: section.name }),
        isLinked: true,
      })),
      ...data.sections.map(choiceOf),
    ]
  }, [data, linked, document, say])
}
