import { Button, Dialog, ErrorState, Skeleton, toast, useCall, useMoments, useSend, useWords } from '#platform/ui'
import type { Output } from '#platform/contract'
import { type Publication, changingFates, documentsApi, pagesApi, publicationsApi } from '../../contract/index.ts'
import './publications.css'
import { publicationsMessages } from './publications.messages.ts'

const refreshes = [publicationsApi.list, publicationsApi.fates, documentsApi.unpublished, pagesApi.list]

/** Lists the changes for visitors, and those that are skipped, before the roll-back. */
export function RollBackDialog({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const t = useWords(publicationsMessages)
  const when = useMoments({ dateStyle: 'medium', timeStyle: 'short' })
  const planned = useCall(publicationsApi.fates, { id: publication.id })
  const rollBack = useRollBack(onClose)
  const documents = planned.data?.documents ?? []
  const changing = documents.filter(({ fate }) => changingFates.includes(fate))
  const staying = documents.filter(({ fate }) => !changingFates.includes(fate))
  const foot = (
    <Button
      tone="primary"
      isDisabled={changing.length === 0}
      isPending={rollBack.isPending}
      onPress={() => rollBack.mutate({ id: publication.id })}
    >
      {t('rollBack')}
    </Button>
  )
  return (
    <Dialog title={t('rollBackThis')} isOpen onClose={onClose} foot={foot}>
      <p>{t('dialogLead', { when: when(publication.at) })}</p>
      {planned.isPending && <Skeleton lines={3} height={24} />}
      {planned.error && <ErrorState error={planned.error} onRetry={() => void planned.refetch()} />}
      <Fates title={t('changing')} documents={changing} />
      <Fates title={t('staying')} documents={staying} />
    </Dialog>
  )
}

function useRollBack(onClose: () => void) {
  const t = useWords(publicationsMessages)
  const forward = useSend(publicationsApi.rollBack, { refreshes, onDone: () => void toast(t('rolledForward')) })
  return useSend(publicationsApi.rollBack, {
    refreshes,
    onDone: ({ publicationId, count }) => {
      toast(t('rolledBack', { n: count }), {
        action: { label: t('undo'), run: () => forward.mutate({ id: publicationId }) },
      })
      onClose()
    },
  })
}

type Planned = Output<typeof publicationsApi.fates>['documents']

function Fates({ title, documents }: { title: string; documents: Planned }) {
  const t = useWords(publicationsMessages)
  if (documents.length === 0) return null
  return (
    <section className="fates">
      <h3>{title}</h3>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <b>{document.title || t(document.kind)}</b> <span className="q-quiet">{t(`fate.${document.fate}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
