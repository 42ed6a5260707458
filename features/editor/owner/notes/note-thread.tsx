import { Check, RotateCcw, Trash2 } from '#platform/icons'
import { useEffect, useRef, useState } from 'react'
import { type Note, type NoteThread, notesApi } from '#features/pages/contract'
import type { Document } from '#platform/document'
import {
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  IconButton,
  useLanguage,
  useMoments,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { labelOfBlock } from '../base/block-words.ts'
import { usePeople } from '../base/session/people-state.ts'
import { bringIntoSight, revealPart } from '../base/reveal.ts'
import { type Mentionable, piecesOf } from './mentions.ts'
import { noteMessages } from './note.messages.ts'
import { NoteField } from './note-field.tsx'
import { useNotesState } from '../base/session/notes-state.ts'

interface Props {
  thread: NoteThread
  document: Document
  people: readonly Mentionable[]
  /** True when the link named this conversation; it is scrolled into view together with its block. */
  isOpened: boolean
}

/** A conversation: its place, its messages, and a field to answer. */
export function NoteThreadCard({ thread, document, people, isOpened }: Props) {
  const t = useWords(noteMessages)
  const { canEdit, canComment } = useEditor()
  const card = useRef<HTMLLIElement>(null)
  // A resolved thread leaves the list, which stays open.
  const resolve = useSend(notesApi.resolve, {
    refreshes: [notesApi.list],
    onDone: () => useNotesState.setState({ thread: null }),
  })
  const answer = useSend(notesApi.answer, { refreshes: [notesApi.list] })
  const { id, blockId, isResolved } = thread
  useEffect(() => {
    if (!isOpened) return
    card.current?.scrollIntoView({ block: 'nearest' })
    if (blockId) bringIntoSight(blockId)
  }, [isOpened, blockId])
  return (
    <li ref={card} className="e-thread" data-opened={isOpened || undefined}>
      <header>
        <About thread={thread} document={document} />
        {canEdit && (
          <IconButton
            icon={isResolved ? RotateCcw : Check}
            label={t(isResolved ? 'reopen' : 'resolve')}
            isPending={resolve.isPending}
            onPress={() => resolve.mutate({ id, isResolved: !isResolved })}
          />
        )}
      </header>
      {isResolved && thread.resolvedBy && <p className="q-hint">{t('resolvedBy', { name: thread.resolvedBy })}</p>}
      <ul>
        {thread.notes.map((note) => (
          <NoteRow key={note.id} note={note} isFirst={note.id === id} people={people} />
        ))}
      </ul>
      {canComment && (
        <NoteField
          label={t('answerLabel')}
          action={t('answer')}
          people={people}
          onSend={(words) => answer.mutateAsync({ id, ...words })}
        />
      )}
    </li>
  )
}

function About({ thread: { id, blockId, about }, document }: { thread: NoteThread; document: Document }) {
  const t = useWords(noteMessages)
  const language = useLanguage()
  const block = blockId === null ? undefined : document.blocks[blockId]
  const show = () => {
    useNotesState.setState({ thread: id })
    if (block) revealPart(document, block.id)
  }
  if (block)
    return (
      <Button size="small" tone="quiet" onPress={show} aria-label={`${t('show')}: ${labelOfBlock(block, language)}`}>
        {labelOfBlock(block, language)}
      </Button>
    )
  if (blockId === null) return <span className="e-thread-about">{t('page')}</span>
  return (
    <span className="e-thread-about">
      <Badge tone="attention">{t('blockGone')}</Badge>
      {about && <q>{about}</q>}
    </span>
  )
}

function NoteRow({ note, isFirst, people }: { note: Note; isFirst: boolean; people: readonly Mentionable[] }) {
  const t = useWords(noteMessages)
  const when = useMoments(moment)
  const own = usePeople((state) => state.own?.accountId)
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(notesApi.remove, { refreshes: [notesApi.list], onDone: () => setAsking(false) })
  const name = note.by?.name ?? t('gone')
  const label = t(isFirst ? 'deleteThread' : 'delete')
  return (
    <li className="e-note">
      <Avatar name={name} />
      <div>
        <p className="e-note-by">
          <strong>{name}</strong> <time dateTime={note.at}>{when(note.at)}</time>
        </p>
        <p className="e-note-body">
          {piecesOf(note.body, people).map(({ text, isName }, at) =>
            // The pieces of a text have no names of their own and never change places.
            isName ? <mark key={`${at}${text}`}>{text}</mark> : <span key={`${at}${text}`}>{text}</span>,
          )}
        </p>
      </div>
      {own !== undefined && note.by?.id === own && (
        <IconButton icon={Trash2} label={label} onPress={() => setAsking(true)} />
      )}
      <ConfirmDialog
        title={label}
        action={label}
        isOpen={isAsking}
        isPending={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id: note.id })}
      >
        <p>{note.body}</p>
      </ConfirmDialog>
    </li>
  )
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const
