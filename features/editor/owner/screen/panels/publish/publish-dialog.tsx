import '../../../styles/editor-publish.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { contentApi } from '#features/content/contract'
import { documentsApi, hrefOf, linkedSectionsApi, pagesApi } from '#features/pages/contract'
import { sitesApi } from '#features/sites/contract'
import {
  Banner,
  Button,
  Dialog,
  ErrorState,
  Skeleton,
  sentenceOf,
  toast,
  useCall,
  useLanguage,
  useMoments,
  useOwnerRouter,
  useSend,
  useWords,
} from '#platform/ui'
import { useEditorState } from '../../../base/editor-state.ts'
import { editorMessages } from '../../../base/editor.messages.ts'
import { AffectedPages } from '../../linked/affected-pages.tsx'
import { revealPart } from '../../../base/reveal.ts'
import { type OpenedDocument, useSessionView } from '../../../base/session/use-document-session.ts'
import { Changes } from './publish-changes.tsx'
import { Checks } from './publish-checks.tsx'
import { type PublishChoice, PublishOptions, startingChoice } from './publish-options.tsx'
import { publishMessages } from './publish.messages.ts'
import { unfinishedParts, useCheckLines } from './use-check-lines.tsx'

export interface PublishDialogProps {
  opened: OpenedDocument
  title: string
  isOpen: boolean
  onClose: () => void
}

/** Publish dialog: the changes for visitors, the checks, and the button that publishes. */
export function PublishDialog({ opened, title, isOpen, onClose }: PublishDialogProps) {
  const e = useWords(editorMessages)
  const t = useWords(publishMessages)
  const language = useLanguage()
  const { session } = opened
  const { id } = session
  const { document, undoDepth } = useSessionView(session)
  const [choice, setChoice] = useState<PublishChoice>(startingChoice)
  const changes = useFreshChanges(opened, isOpen ? undoDepth : null)
  const publish = usePublish(opened, choice, () => {
    setChoice(startingChoice)
    onClose()
  })
  const go = useWayTo(opened, onClose)
  const lines = useCheckLines({ id, document, also: choice.also, isOpen })
  const areRequired = useCall(pagesApi.publishRules, {}, { enabled: isOpen }).data?.requiresChecks === true
  const isHeld = areRequired && lines.some(({ canHold }) => canHold)
  const isNothing = changes.data && !changes.data.neverPublished && changes.data.changes.length === 0
  const isUnfinished = unfinishedParts(document).length > 0
  const action = choice.at ? t('schedule') : isUnfinished ? t('publishAnyway') : e('publish')
  const isReady = changes.data && !isHeld && (!isNothing || choice.also.length > 0) && choice.at !== 'unset'
  return (
    <Dialog
      title={title.trim() ? e('publishTitle', { title }) : t('titleUntitled')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <Button tone="primary" isDisabled={!isReady} isPending={publish.isPending} onPress={() => void publish.send()}>
          {action}
        </Button>
      }
    >
      {publish.error && <Banner tone="danger">{sentenceOf(publish.error, language)}</Banner>}
      {changes.error && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isPending && <Skeleton lines={4} />}
      {isOpen && document.kind === 'saved-section' && <AffectedPages id={id} />}
      {isOpen && <Checks lines={lines} areRequired={areRequired} onGo={go} />}
      {isNothing && <p>{e('nothingToPublish')}</p>}
      {changes.data?.neverPublished && <p>{t('allNew')}</p>}
      {changes.data && !changes.data.neverPublished && changes.data.changes.length > 0 && (
        <Changes changes={changes.data.changes} document={document} onGo={go} />
      )}
      {isOpen && changes.data && (
        <PublishOptions id={id} isNew={changes.data.neverPublished} choice={choice} onChange={setChoice} />
      )}
    </Dialog>
  )
}

/**
 * The list shows the state on the server, so it is requested after all changes have arrived there: when the dialog
 * opens, and after each step that fixes a fault in it. `steps` is null while the dialog is closed.
 */
function useFreshChanges({ session }: OpenedDocument, steps: number | null) {
  const client = useQueryClient()
  const changes = useCall(documentsApi.changes, { id: session.id }, { enabled: steps !== null })
  useEffect(() => {
    if (steps === null) return
    const queries = [
      documentsApi.changes,
      pagesApi.brokenLinks,
      pagesApi.missingAlt,
      pagesApi.faintTexts,
      documentsApi.unpublished,
    ]
    void session
      .flush()
      .then(() => Promise.all(queries.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))))
  }, [steps, session, client])
  return changes
}

function usePublish({ session }: OpenedDocument, choice: PublishChoice, onDone: () => void) {
  const e = useWords(editorMessages)
  const t = useWords(publishMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const site = useCall(sitesApi.site, {})
  const publish = useSend(documentsApi.publish, {
    quiet: true,
    refreshes: [
      documentsApi.changes,
      documentsApi.history,
      documentsApi.unpublished,
      pagesApi.list,
      pagesApi.settings,
      contentApi.items,
      linkedSectionsApi.list,
      linkedSectionsApi.uses,
    ],
    onDone: ({ documents }) => {
      const at = choice.at instanceof Date ? choice.at : null
      const path = documents.find(({ id }) => id === session.id)?.path
      if (at) toast(t('scheduledFor', { when: when(at.toISOString()) }))
      else if (choice.isPrivate) toast(t('nowPrivate'))
      else if (typeof path !== 'string' || !site.data) toast(e('published'))
      else {
        const url = site.data.baseUrl + hrefOf(path)
        toast(e('published'), {
          action: { label: t('seeLive'), run: () => void window.open(url, '_blank', 'noopener') },
        })
      }
      onDone()
    },
  })
  const send = async () => {
    await session.flush()
    publish.mutate({
      documents: [session.id, ...choice.also],
      ...(choice.at instanceof Date && { at: choice.at.toISOString() }),
      ...(choice.isPrivate && { isPrivate: true }),
    })
  }
  return { send, isPending: publish.isPending, error: publish.error }
}

/** Opens the place on the page, or the setting, that a line of the dialog describes. */
function useWayTo({ session }: OpenedDocument, onClose: () => void): (part: string | null) => void {
  const { go } = useOwnerRouter()
  return (part) => {
    const { document } = session.view()
    const isItem = ['post', 'project', 'item'].includes(document.kind)
    onClose()
    if (part !== null) revealPart(document, part)
    else if (isItem) useEditorState.getState().selectBlocks([], null)
    else if (document.kind === 'page') go(`/config/pages/${session.id}/settings`)
  }
}
