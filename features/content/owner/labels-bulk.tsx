import { useState } from 'react'
import { Banner, Button, ConfirmDialog, toast, useSend, useWords } from '#platform/ui'
import { contentApi, type Label, labelApi, type LabelKind } from '../contract/index.ts'
import { labelsMessages } from './labels.messages.ts'

interface Props {
  kind: LabelKind
  chosen: readonly Label[]
  onRename: (label: Label) => void
  onDone: () => void
}

/** Bulk actions for all selected labels. */
export function LabelsBulk({ kind, chosen, onRename, onDone }: Props) {
  const t = useWords(labelsMessages)
  const [isTooMany, setTooMany] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [only, second] = chosen
  const rename = () => {
    setTooMany(second !== undefined)
    if (only && !second) onRename(only)
  }
  return (
    <>
      <div className="q-bulk bulk">
        <strong>{t('chosen', { n: chosen.length })}</strong>
        <Button size="small" onPress={rename}>
          {t('rename')}
        </Button>
        <Button size="small" onPress={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      {isTooMany && second && (
        <div className="labels-note">
          <Banner tone="attention">{t(kind === 'tag' ? 'onlyOneTag' : 'onlyOneCategory')}</Banner>
        </div>
      )}
      {isDeleting && <DeleteLabels kind={kind} labels={chosen} onDone={onDone} onClose={() => setDeleting(false)} />}
    </>
  )
}

interface DeleteProps {
  kind: LabelKind
  labels: readonly Label[]
  onDone: () => void
  onClose: () => void
}

function DeleteLabels({ kind, labels, onDone, onClose }: DeleteProps) {
  const t = useWords(labelsMessages)
  const remove = useSend(labelApi.remove, { refreshes: [labelApi.labels, contentApi.items] })
  const [isPending, setPending] = useState(false)
  const n = labels.length
  const removeAll = async () => {
    setPending(true)
    try {
      for (const { id } of labels) await remove.mutateAsync({ id })
      toast(t(kind === 'tag' ? 'deletedTags' : 'deletedCategories', { n }))
      onDone()
    } catch {
      // The error was shown; the remaining ones stay selected.
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={t(kind === 'tag' ? 'deleteTags' : 'deleteCategories', { n })}
      action={t('delete')}
      isOpen
      isPending={isPending}
      onConfirm={() => void removeAll()}
      onClose={onClose}
    >
      <p>{t('deleteSeveralText')}</p>
    </ConfirmDialog>
  )
}
