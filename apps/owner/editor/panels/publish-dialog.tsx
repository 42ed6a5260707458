import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { documentsApi, pagesApi } from '#features/pages/contract'
import type { Output } from '#platform/contract'
import {
  Badge,
  Banner,
  Button,
  Dialog,
  ErrorState,
  Skeleton,
  sentenceOf,
  toast,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { nameOfType } from '../../canvas/blocks.ts'
import { editorMessages } from '../editor.messages.ts'
import type { OpenedDocument } from '../session/use-document-session.ts'

export interface PublishDialogProps {
  opened: OpenedDocument
  title: string
  isOpen: boolean
  onClose: () => void
}

/** What visitors will see that they do not see now, and the button that shows it to them. */
export function PublishDialog({ opened, title, isOpen, onClose }: PublishDialogProps) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const { session } = opened
  const id = session.id
  const changes = useCall(documentsApi.changes, { id }, { enabled: isOpen })
  const links = useCall(pagesApi.brokenLinks, { id }, { enabled: isOpen })
  useEffect(() => {
    // The list is of what the server has: it is asked once everything has arrived there.
    if (isOpen) void session.flush().then(() => client.invalidateQueries({ queryKey: [documentsApi.changes.path] }))
  }, [isOpen, session, client])
  const done = () => {
    toast(t('published'))
    onClose()
  }
  const publish = useSend(documentsApi.publish, {
    quiet: true,
    refreshes: [documentsApi.changes, pagesApi.list, documentsApi.history],
    onDone: done,
  })
  const send = async () => {
    await session.flush()
    publish.mutate({ documents: [id] })
  }
  const isNothing = changes.data && !changes.data.neverPublished && changes.data.changes.length === 0
  return (
    <Dialog
      title={t('publishTitle', { title })}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <Button
          tone="primary"
          isDisabled={!changes.data || isNothing}
          isPending={publish.isPending}
          onPress={() => void send()}
        >
          {t('publish')}
        </Button>
      }
    >
      {publish.error && <Banner tone="danger">{sentenceOf(publish.error, language)}</Banner>}
      {changes.error && <ErrorState error={changes.error} onRetry={() => void changes.refetch()} />}
      {changes.isPending && <Skeleton lines={4} />}
      {isNothing && <p>{t('nothingToPublish')}</p>}
      {changes.data?.neverPublished && <p>{t('neverPublished')}</p>}
      {changes.data && changes.data.changes.length > 0 && <Changes changes={changes.data.changes} />}
      {links.data && links.data.links.length > 0 && <BrokenLinks links={links.data.links} />}
    </Dialog>
  )
}

type ChangesOf = Output<typeof documentsApi.changes>['changes']

function Changes({ changes }: { changes: ChangesOf }) {
  const t = useWords(editorMessages)
  const language = useLanguage()
  return (
    <>
      <p className="q-quiet">{t('publishLead')}</p>
      <ul className="e-changes">
        {changes.map((change) => (
          <li key={`${change.what}${change.id}${change.did}`}>
            <Badge tone={toneOf(change.did)}>{t(didNames[change.did])}</Badge>
            <span className="q-row-text">
              {change.what === 'block'
                ? nameOfType(change.type, language)
                : change.what === 'section'
                  ? t('section')
                  : t('settingsOfPage')}
              {change.name && <span className="q-quiet"> · {change.name}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function BrokenLinks({ links }: { links: Output<typeof pagesApi.brokenLinks>['links'] }) {
  return (
    <Banner tone="attention">
      {links.map((link) => (
        <div key={`${link.blockId}${link.field}${link.link}`}>
          {link.sentence} <code>{link.link}</code>
        </div>
      ))}
    </Banner>
  )
}

const didNames = { added: 'didAdded', changed: 'didChanged', moved: 'didMoved', removed: 'didRemoved' } as const

function toneOf(did: keyof typeof didNames): 'success' | 'danger' | 'accent' | 'plain' {
  return did === 'added' ? 'success' : did === 'removed' ? 'danger' : did === 'changed' ? 'accent' : 'plain'
}
