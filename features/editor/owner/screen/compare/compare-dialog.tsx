import '../../styles/editor-compare.css'
import { RotateCcw } from '#platform/icons'
import { useMemo, useState } from 'react'
import { documentsApi, type HistoryEntry } from '#features/pages/contract'
import type { Document } from '#platform/document'
import {
  Banner,
  Button,
  Dialog,
  ErrorState,
  SegmentedControl,
  Select,
  Skeleton,
  sentenceOf,
  useCall,
  useLanguage,
  useWords,
} from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { usePageContext } from '../../canvas/use-page-context.ts'
import { type OpenedDocument, useSessionView } from '../../base/session/use-document-session.ts'
import { compareMessages } from './compare.messages.ts'
import { DifferenceList } from './difference-list.tsx'
import { useRestore } from './use-restore.ts'
import { useSamePlace } from './use-same-place.ts'
import { useVersionChoices } from './version-choices.ts'
import { type Difference, type DifferentSection, differencesBetween } from './version-differences.ts'
import { VersionFrame } from './version-frame.tsx'

const now = 'now'
const widths = { desktop: 1280, mobile: 390 } as const

/**
 * Compares two versions: a list of differences, the two pages side by side, and buttons that restore one block, one
 * section or all.
 */
export function CompareDialog({
  opened,
  entries,
  from: startingFrom,
  isOpen,
  onClose,
}: {
  opened: OpenedDocument
  entries: readonly HistoryEntry[]
  /** Version that is selected first. */
  from: number
  isOpen: boolean
  onClose: () => void
}) {
  const t = useWords(compareMessages)
  const [from, setFrom] = useState(String(startingFrom))
  const [to, setTo] = useState(now)
  const choices = useVersionChoices(entries)
  const earlier = useVersion(opened, from)
  const later = useVersion(opened, to)
  const error = earlier.error ?? later.error
  return (
    <Dialog title={t('compare')} isOpen={isOpen} onClose={onClose} size="widest">
      <div className="e-compare">
        <div className="e-compare-head">
          <Select label={t('before')} value={from} onChange={setFrom} options={choices} />
          <Select
            label={t('after')}
            value={to}
            onChange={setTo}
            options={[{ value: now, label: t('now') }, ...choices]}
          />
        </div>
        {error && <ErrorState error={error} onRetry={() => void Promise.all([earlier.retry(), later.retry()])} />}
        {!error && !(earlier.document && later.document) && <Skeleton lines={6} height={28} />}
        {!error && earlier.document && later.document && (
          <Compared
            opened={opened}
            seq={Number(from)}
            earlier={earlier.document}
            later={later.document}
            isNow={to === now}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Loads a version: the draft with changes by others, or an earlier one. */
function useVersion({ session }: OpenedDocument, seq: string) {
  const { document } = useSessionView(session)
  const isNow = seq === now
  const version = useCall(documentsApi.version, { id: session.id, seq: isNow ? 0 : Number(seq) }, { enabled: !isNow })
  if (isNow) return { document, error: null, retry: () => Promise.resolve() }
  return { document: version.data ?? null, error: version.error, retry: () => version.refetch() }
}

interface ComparedProps {
  opened: OpenedDocument
  seq: number
  earlier: Document
  later: Document
  isNow: boolean
}

function Compared({ opened, seq, earlier, later, isNow }: ComparedProps) {
  const t = useWords(compareMessages)
  const language = useLanguage()
  const { canEdit } = useEditor()
  const { setFirst, setSecond, show } = useSamePlace()
  const sections = useMemo(() => differencesBetween(earlier, later, language), [earlier, later, language])
  const all = useMemo(() => sections.flatMap(({ differences }) => differences), [sections])
  const restore = useRestore(opened)
  const canRestore = canEdit && isNow && sections.length > 0
  const restoreSection = ({ section, name }: DifferentSection) =>
    section !== null && restore.send({ seq, section, name })
  const restoreBlock = ({ id, name }: { id: string; name: string }) => restore.send({ seq, block: id, name })
  return (
    <>
      {restore.error && <Banner tone="danger">{sentenceOf(restore.error, language)}</Banner>}
      <div className="e-compare-body">
        <section className="e-compare-list" aria-label={t('differences')}>
          {sections.length === 0 ? <p>{t('nothing')}</p> : <p className="q-hint">{t('compareLead')}</p>}
          <DifferenceList
            sections={sections}
            isPending={restore.isPending}
            onShow={show}
            {...(canRestore && { onRestore: restoreSection, onRestoreBlock: restoreBlock })}
          />
          {canRestore && (
            <Button icon={RotateCcw} isPending={restore.isPending} onPress={() => restore.send({ seq })}>
              {t('restoreAll')}
            </Button>
          )}
        </section>
        <Pages
          opened={opened}
          earlier={earlier}
          later={later}
          differences={all}
          onFirst={setFirst}
          onSecond={setSecond}
        />
      </div>
    </>
  )
}

interface PagesProps extends Pick<ComparedProps, 'opened' | 'earlier' | 'later'> {
  differences: readonly Difference[]
  onFirst: (frame: Window | null) => void
  onSecond: (frame: Window | null) => void
}

/** The two pages side by side; on a phone one of them at a time. */
function Pages({ opened, earlier, later, differences, onFirst, onSecond }: PagesProps) {
  const t = useWords(compareMessages)
  const [side, setSide] = useState<'before' | 'after'>('before')
  const page = usePageContext(opened.session.id, opened.summary.path)
  const width = globalThis.matchMedia('(max-width: 720px)').matches ? widths.mobile : widths.desktop
  const frame = page && { page, differences, width }
  return (
    <section className="e-compare-pages" aria-label={t('pages')} data-side={side}>
      <div className="e-compare-side">
        <SegmentedControl
          label={t('pages')}
          hideLabel
          value={side}
          onChange={setSide}
          options={[
            { value: 'before', label: t('before') },
            { value: 'after', label: t('after') },
          ]}
        />
      </div>
      {frame && <VersionFrame {...frame} title={t('before')} document={earlier} onFrame={onFirst} />}
      {frame && <VersionFrame {...frame} title={t('after')} document={later} onFrame={onSecond} />}
    </section>
  )
}
