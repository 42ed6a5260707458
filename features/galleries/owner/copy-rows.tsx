import type { MessageName } from '#platform/i18n'
import { useEffect, useState } from 'react'
import { Banner, Button, Progress, lazyDialog, useCall, useSend, useWords } from '#platform/ui'
import { copiesApi } from '../contract/copies.api.ts'
import type { GalleryCopy } from '../contract/copies.schema.ts'
import { copiesOwnerMessages } from './copies.messages.ts'

const CopyDialog = lazyDialog(() => import('./copy-dialog.tsx').then((module) => module.CopyDialog))

interface Place {
  document: string
  block: string
}

/** Button that copies images from another service, with the progress and the result below it. */
export function CopyButton({ onStarted, ...place }: Place & { onStarted: (copy: string) => void }) {
  const t = useWords(copiesOwnerMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {t('copy')}
      </Button>
      <CopyDialog isOpen={isOpen} onClose={() => setOpen(false)} onStarted={onStarted} {...place} />
    </>
  )
}

/**
 * Shows the progress of a copy. `watched`: the copy that was started or seen running here. A copy that ended before is
 * not mentioned.
 */
export function CopyCourse({
  watched,
  onWatch,
  ...place
}: Place & { watched: string | null; onWatch: (copy: string | null) => void }) {
  const t = useWords(copiesOwnerMessages)
  const refetchInterval = (last: GalleryCopy | null | undefined) => (last?.state === 'running' ? 1000 : false)
  const copy = useCall(copiesApi.last, place, { refetchInterval }).data
  const stop = useSend(copiesApi.stop, { refreshes: [copiesApi.last] })
  const runsNow = copy?.state === 'running'
  useEffect(() => {
    if (runsNow && copy.id !== watched) onWatch(copy.id)
  })
  if (!copy || copy.id !== watched) return null
  if (!runsNow) return <Outcome copy={copy} onHide={() => onWatch(null)} />
  return (
    <div className="gallery-copy">
      <Progress {...progressOf(copy, t)} />
      <Button size="small" isPending={stop.isPending} onPress={() => stop.mutate({ id: copy.id })}>
        {t('stop')}
      </Button>
    </div>
  )
}

type Say = (name: MessageName<'galleries.copies'>, values?: Record<string, number>) => string

function progressOf(copy: GalleryCopy, t: Say): { label: string; value: number } {
  const { galleries, galleriesRead, images, imagesDone } = copy
  return galleriesRead < galleries
    ? { label: t('reading', { n: galleriesRead + 1, all: galleries }), value: (galleriesRead / galleries) * 20 }
    : {
        label: t('copying', { n: Math.min(imagesDone + 1, images), all: images }),
        value: 20 + (imagesDone / Math.max(1, images)) * 80,
      }
}

function Outcome({ copy, onHide }: { copy: GalleryCopy; onHide: () => void }) {
  const t = useWords(copiesOwnerMessages)
  const { state, added, present, failures } = copy
  const sentences = [
    state === 'stopped' ? t('stopped') : '',
    t('added', { n: added }),
    present > 0 ? t('present', { n: present }) : '',
  ]
  return (
    <Banner tone={failures.length > 0 ? 'attention' : 'success'}>
      <p>{sentences.filter(Boolean).join(' ')}</p>
      {failures.length > 0 && (
        <>
          <p>{t('failed', { n: failures.length })}</p>
          <ul className="gallery-copy-failures">
            {failures.map(({ address, sentence }, at) => (
              <li key={at}>
                {address && !sentence.includes(address) && <strong>{address}</strong>} {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button size="small" tone="quiet" onPress={onHide}>
        {t('hide')}
      </Button>
    </Banner>
  )
}
