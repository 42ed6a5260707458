import { FileInput } from '#platform/icons'
import { useState } from 'react'
import { Banner, Button, Dialog, FileDrop, sentenceOf, toast, useLanguage, useSend, useWords } from '#platform/ui'
import { reviewsOwnerApi, type ImportedReview } from '../contract/index.ts'
import { reviewsOwnerMessages } from './reviews-owner.messages.ts'

const mostShown = 20

/** Imports reviews from a file, with a preview of the result. */
export function ImportReviews() {
  const t = useWords(reviewsOwnerMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={FileInput} onPress={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(reviewsOwnerMessages)
  const language = useLanguage()
  const [text, setText] = useState('')
  const look = useSend(reviewsOwnerApi.importFile, { quiet: true })
  const take = useSend(reviewsOwnerApi.importFile, {
    quiet: true,
    refreshes: [reviewsOwnerApi.list],
    onDone: ({ rows }) => {
      toast(t('imported', { n: countOf(rows, 'added') }))
      onClose()
    },
  })
  const read = ([file]: readonly File[]) => {
    void file?.text().then((content) => {
      setText(content)
      look.mutate({ text: content, dryRun: true })
    })
  }
  const error = look.error ?? take.error
  const rows = look.data?.rows ?? []
  const added = countOf(rows, 'added')
  const foot = look.data && (
    <Button
      tone="primary"
      isDisabled={added === 0}
      isPending={take.isPending}
      onPress={() => take.mutate({ text, dryRun: false })}
    >
      {t('importNow', { n: added })}
    </Button>
  )
  return (
    <Dialog title={t('import')} isOpen onClose={onClose} foot={foot}>
      <div className="review-import">
        <p className="q-hint">{t('importHint')}</p>
        <FileDrop accept={['.csv', 'text/csv']} onFiles={read} />
        {error && <Banner tone="danger">{sentenceOf(error, language)}</Banner>}
        {look.data && <RefusedRows rows={rows} />}
      </div>
    </Dialog>
  )
}

/** Lists the rows of a file that were refused, with the reasons. */
function RefusedRows({ rows }: { rows: readonly ImportedReview[] }) {
  const t = useWords(reviewsOwnerMessages)
  const refused = rows.filter(({ why }) => why !== '')
  return (
    <div aria-live="polite">
      <p>
        {t('foundRows', {
          added: countOf(rows, 'added'),
          same: countOf(rows, 'same'),
          refused: countOf(rows, 'refused'),
        })}
      </p>
      {refused.length > 0 && (
        <ul className="q-hint">
          {refused.slice(0, mostShown).map(({ row, title, why }) => (
            <li key={row}>{t('foundRow', { row, title, why: why === '' ? '' : t(why) })}</li>
          ))}
          {refused.length > mostShown && <li>{t('foundMore', { n: refused.length - mostShown })}</li>}
        </ul>
      )}
    </div>
  )
}

function countOf(rows: readonly ImportedReview[], outcome: ImportedReview['outcome']): number {
  return rows.filter((row) => row.outcome === outcome).length
}
