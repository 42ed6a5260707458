import '../styles/editor-notes.css'
import { useState } from 'react'
import { useSendsEmail } from '#features/accounts/owner'
import { type NoteThread, notesApi } from '#features/pages/contract'
import { blocksOfSection, type Document } from '#platform/document'
import {
  Button,
  EmptyState,
  ErrorState,
  Panel,
  SegmentedControl,
  Skeleton,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { labelOfBlock, wordsOfBlock } from '../base/block-words.ts'
import { useEditorState } from '../base/editor-state.ts'
import type { Mentionable } from './mentions.ts'
import { noteMessages } from './note.messages.ts'
import { NoteField } from './note-field.tsx'
import { NoteThreadCard } from './note-thread.tsx'
import { useNotesState } from '../base/session/notes-state.ts'
import { useNotes } from './use-notes.ts'

type Shown = 'open' | 'resolved'

/** Shows notes of people who work on the page, each conversation at its block. */
export function NotesPanel({ document }: { document: Document }) {
  const t = useWords(noteMessages)
  const notes = useNotes(document.id)
  const thread = useNotesState((state) => state.thread)
  const [chosen, setShown] = useState<{ of: string | null; kind: Shown }>({ of: null, kind: 'open' })
  const { threads = [], people = [] } = notes.data ?? {}
  const opened = threads.find(({ id }) => id === thread)
  // A conversation opened by its link is shown whatever its state is.
  const shown = opened && chosen.of !== opened.id ? (opened.isResolved ? 'resolved' : 'open') : chosen.kind
  const listed = placed(document, threads).filter(({ isResolved }) => isResolved === (shown === 'resolved'))
  return (
    <Panel title={t('comments')}>
      <NewNote document={document} people={people} />
      <div className="e-notes-which">
        <SegmentedControl
          label={t('which')}
          hideLabel
          value={shown}
          onChange={(kind: Shown) => setShown({ of: opened?.id ?? null, kind })}
          options={[
            { value: 'open', label: t('open') },
            { value: 'resolved', label: t('resolved') },
          ]}
        />
      </div>
      {notes.error && <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.isPending && <Skeleton lines={4} />}
      {notes.data && listed.length === 0 && (
        <EmptyState small>{t(shown === 'open' ? 'empty' : 'emptyResolved')}</EmptyState>
      )}
      <ol className="e-threads">
        {listed.map((entry) => (
          <NoteThreadCard
            key={entry.id}
            thread={entry}
            document={document}
            people={people}
            isOpened={entry.id === thread}
          />
        ))}
      </ol>
    </Panel>
  )
}

/**
 * Sorts conversations from the top of the page to its end, followed by those about the whole page or a removed block.
 */
function placed(document: Document, threads: readonly NoteThread[]): NoteThread[] {
  const order = new Map(
    Object.values(document.sections)
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
      .flatMap(({ id }) => blocksOfSection(document, id).toSorted((a, b) => a.place.desktop.y - b.place.desktop.y))
      .map(({ id }, at) => [id, at]),
  )
  const placeOf = ({ blockId }: NoteThread) => order.get(blockId ?? '') ?? Number.POSITIVE_INFINITY
  return threads.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0))
}

/** Form for a new conversation about the selected block, or about the page. */
function NewNote({ document, people }: { document: Document; people: readonly Mentionable[] }) {
  const t = useWords(noteMessages)
  const language = useLanguage()
  const { canComment } = useEditor()
  const wanted = useNotesState((state) => state.wanted)
  const chosen = useEditorState((state) => (state.blocks.length === 1 ? state.blocks[0] : undefined))
  const selectBlocks = useEditorState((state) => state.selectBlocks)
  const block = chosen === undefined ? undefined : document.blocks[chosen]
  const begin = useSend(notesApi.begin, {
    refreshes: [notesApi.list],
    onDone: ({ id }) => useNotesState.setState({ thread: id }),
  })
  const isSent = useSendsEmail()
  if (!canComment) return null
  return (
    <div className="e-note-new">
      <NoteField
        label={block ? t('begin', { block: labelOfBlock(block, language) }) : t('beginPage')}
        action={t('add')}
        people={people}
        wanted={wanted}
        hint={block ? t(isSent ? 'mentionHint' : 'mentionHintKept') : t('choose')}
        onSend={(note) =>
          begin.mutateAsync({
            id: document.id,
            blockId: block?.id ?? null,
            about: block ? wordsOfBlock(block).slice(0, 100) : '',
            ...note,
          })
        }
      />
      {block && (
        <Button size="small" tone="quiet" onPress={() => selectBlocks([], null)}>
          {t('page')}
        </Button>
      )}
    </div>
  )
}
