import '../../styles/editor-linked.css'
import { Link2, Pencil, Unlink } from '#platform/icons'
import { useEffect } from 'react'
import { linkedSectionsApi } from '#features/pages/contract'
import type { Section } from '#platform/document'
import { Button, EmptyState, ErrorState, Group, LinkButton, Skeleton, useCall, useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { asOneOperation } from '../../base/arrange.ts'
import { useEditorState } from '../../base/editor-state.ts'
import { useSessionView } from '../../base/session/use-document-session.ts'
import { fromSaved } from '../templates/section-templates.ts'
import { linkedMessages } from './linked.messages.ts'
import { useLinkedSections } from '../templates/use-linked.ts'

/** Inspector of a linked section: its name, the pages that use it, and a button that detaches it. */
export function LinkedInspector({ section, linked }: { section: Section; linked: string }) {
  const t = useWords(linkedMessages)
  const { session, edit, canEdit, announce } = useEditor()
  const saved = useLinkedSections(true)?.find(({ id }) => id === linked)
  // The list of pages is read again until it includes this page, because the server learns of it with the next save.
  const uses = useCall(
    linkedSectionsApi.uses,
    { id: linked },
    { refetchInterval: (answer) => (answer?.uses.length === 0 ? 2000 : false) },
  )
  const { state } = useSessionView(session)
  const { refetch } = uses
  useEffect(() => {
    if (state === 'saved') void refetch()
  }, [state, refetch])
  const detach = () => {
    if (!saved) return
    const { operations, id } = fromSaved(session.view().document, saved.document, section.id)
    edit(asOneOperation([...operations, { kind: 'removeSection', id: section.id }], 'detach'))
    useEditorState.getState().selectSection(id)
    announce(t('detached'))
  }
  return (
    <>
      <Group>
        <p className="e-linked">
          <Link2 aria-hidden />
          {saved ? t('shows', { name: saved.name }) : t('gone')}
        </p>
        {saved && canEdit && (
          <div className="q-button-row">
            <LinkButton size="small" tone="primary" icon={Pencil} href={`/config/edit/${linked}`}>
              {t('edit')}
            </LinkButton>
            <Button size="small" icon={Unlink} onPress={detach}>
              {t('detach')}
            </Button>
          </div>
        )}
      </Group>
      <Group title={t('usedOn')}>
        {uses.error && <ErrorState error={uses.error} onRetry={() => void uses.refetch()} />}
        {uses.isPending && <Skeleton lines={2} />}
        <UseList uses={uses.data?.uses ?? []} />
        {uses.data?.uses.length === 0 && <EmptyState small>{t('usedNowhere')}</EmptyState>}
      </Group>
    </>
  )
}

export function UseList({ uses }: { uses: readonly { id: string; title: string; isPublished: boolean }[] }) {
  const t = useWords(linkedMessages)
  return (
    <ul className="e-linked-uses">
      {uses.map(({ id, title, isPublished }) => (
        <li key={id}>
          {title || t('untitled')} {!isPublished && <small>{t('onlyDraft')}</small>}
        </li>
      ))}
    </ul>
  )
}
