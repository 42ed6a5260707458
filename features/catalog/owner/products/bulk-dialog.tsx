import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#platform/contract'
import {
  Banner,
  Button,
  Dialog,
  Select,
  sentenceOf,
  toast,
  useLanguage,
  useSend,
  useUnsaved,
  useWords,
} from '#platform/ui'
import { type BulkEdit, catalogApi, sheetApi, type SheetFilter } from '../../contract/index.ts'
import { BulkFields } from './bulk-fields.tsx'
import { bulkKinds, bulkStart } from './bulk-kinds.ts'
import { shownText } from '../sheet/sheet-columns.ts'
import { sheetMessages } from '../sheet/sheet.messages.ts'
import { Differences } from '../sheet/waiting-bar.tsx'

/** Applies an edit to all displayed products: first a preview, then the change, then the undo. */
export function BulkDialog({ filter, count, onClose }: { filter: SheetFilter; count: number; onClose: () => void }) {
  const t = useWords(sheetMessages)
  const language = useLanguage()
  const [edit, setEdit] = useState<BulkEdit | null>(bulkStart('changePrice'))
  const [isTouched, setTouched] = useState(false)
  const [kind, setKind] = useState<(typeof bulkKinds)[number]>('changePrice')
  const { preview, apply } = useBulkEdit(onClose)
  const change = (next: BulkEdit | null) => {
    setEdit(next)
    setTouched(true)
    preview.reset()
  }
  // A bulk edit is not a form, because its two steps have a server response in between. Leaving it still asks for
  // confirmation.
  const unsaved = useUnsaved(isTouched)
  const close = () => void unsaved.mayLeave().then((leave) => leave && onClose())
  const selection = { filter }
  const shown = preview.data
  const foot = shown ? (
    <Button
      tone="primary"
      isDisabled={shown.cells === 0}
      isPending={apply.isPending}
      onPress={() => edit && apply.mutate({ selection, edit })}
    >
      {t('apply', { n: shown.cells })}
    </Button>
  ) : (
    <Button
      tone="primary"
      isDisabled={!edit}
      isPending={preview.isPending}
      onPress={() => edit && preview.mutate({ selection, edit })}
    >
      {t('preview')}
    </Button>
  )
  return (
    <Dialog title={t('bulk')} size="wide" isOpen onClose={close} foot={foot}>
      <div className="catalog-form">
        <p className="q-hint">{t('all', { n: count })}</p>
        <Select
          label={t('change')}
          value={kind}
          onChange={(next) => {
            setKind(next)
            change(bulkStart(next))
          }}
          options={bulkKinds.map((value) => ({ value, label: t(value) }))}
        />
        <BulkFields key={kind} kind={kind} edit={edit} onChange={change} />
        {preview.error && <Banner tone="danger">{sentenceOf(preview.error, language)}</Banner>}
        {shown && <Preview preview={shown} />}
      </div>
    </Dialog>
  )
}

function useBulkEdit(onClose: () => void) {
  const t = useWords(sheetMessages)
  const client = useQueryClient()
  const refresh = () => {
    for (const stale of [sheetApi.rows, sheetApi.changes, catalogApi.products, catalogApi.product])
      void client.invalidateQueries({ queryKey: [stale.path] })
  }
  const undo = useSend(sheetApi.undo, { onDone: ({ cells }) => (toast(t('undone', { n: cells })), refresh()) })
  const preview = useSend(sheetApi.preview, { quiet: true })
  const apply = useSend(sheetApi.apply, {
    onDone: ({ changeId, cells }) => {
      refresh()
      onClose()
      toast(t('saved', { n: cells }), {
        ...(changeId && { action: { label: t('undo'), run: () => undo.mutate({ id: changeId }) } }),
      })
    },
  })
  return { preview, apply }
}

/** Previews the changes, and the products that stay unchanged because the value does not fit. */
function Preview({ preview }: { preview: Output<typeof sheetApi.preview> }) {
  const t = useWords(sheetMessages)
  const language = useLanguage()
  return (
    <>
      <p>
        <strong>
          {preview.cells === 0 ? t('nothing') : t('previewLead', { cells: preview.cells, rows: preview.rows })}
        </strong>
      </p>
      {preview.refused > 0 && <Banner tone="attention">{t('refusedCells', { n: preview.refused })}</Banner>}
      {preview.cells > 0 && (
        <Differences
          differences={preview.differences.map((difference) => ({
            id: `${difference.variantId} ${difference.column}`,
            title: difference.title,
            column: t(difference.column),
            before: shownText(difference.column, difference.before, language),
            after: shownText(difference.column, difference.after, language),
          }))}
          more={Math.max(0, preview.cells - preview.differences.length)}
        />
      )}
    </>
  )
}
