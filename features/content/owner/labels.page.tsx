import './content-owner.css'
import { ArrowLeft, Merge, Pencil, Plus, Trash2 } from '#platform/icons'
import { useState } from 'react'
import {
  ActionsMenu,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  SearchField,
  SegmentedControl,
  Skeleton,
  Table,
  Toolbar,
  useCall,
  useOwnerRouter,
  useLanguage,
  useMay,
  useWords,
} from '#platform/ui'
import { contentApi, type Label, labelApi, type LabelKind, labelKinds } from '../contract/index.ts'
import { AddLabel, DeleteLabel, MergeLabel, RenameLabel } from './label-dialogs.tsx'
import { LabelsBulk } from './labels-bulk.tsx'
import { labelsMessages } from './labels.messages.ts'

type Doing = { verb: 'rename' | 'merge' | 'delete'; label: Label } | { verb: 'add' } | null

/** Tags and categories of one collection, with the numbers of their published items. */
export function LabelsPage() {
  const t = useWords(labelsMessages)
  const may = useMay()
  const language = useLanguage()
  const collectionId = useOwnerRouter().params['id'] ?? ''
  const [kind, setKind] = useState<LabelKind>('category')
  const [search, setSearch] = useState('')
  const [doing, setDoing] = useState<Doing>(null)
  const collection = useCall(contentApi.collections, {}).data?.find(({ id }) => id === collectionId)
  const labels = useCall(labelApi.labels, { collectionId })
  const ofKind = labels.data?.filter((label) => label.kind === kind) ?? []
  const wanted = search.trim().toLocaleLowerCase(language)
  const shown = ofKind.filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
  const add = may('content.edit') && (
    <Button tone="primary" icon={Plus} onPress={() => setDoing({ verb: 'add' })}>
      {t(kind === 'tag' ? 'addTag' : 'addCategory')}
    </Button>
  )
  return (
    <Page
      title={t('labels')}
      lead={collection?.title}
      actions={
        <>
          <LinkButton icon={ArrowLeft} href={`/config/collections/${collectionId}`}>
            {t('toCollection', { title: collection?.title ?? '' })}
          </LinkButton>
          {ofKind.length > 0 && add}
        </>
      }
    >
      <LabelToolbar kind={kind} onKind={setKind} search={search} onSearch={setSearch} />
      {labels.error && <ErrorState error={labels.error} onRetry={() => void labels.refetch()} />}
      {labels.isPending && <Skeleton lines={6} height={32} />}
      {labels.data && ofKind.length === 0 && (
        <EmptyState illustration={<LabelDrawing />} action={add}>
          {t(kind === 'tag' ? 'emptyTag' : 'emptyCategory')}
        </EmptyState>
      )}
      {ofKind.length > 0 && shown.length === 0 && <EmptyState>{t('none')}</EmptyState>}
      {shown.length > 0 && (
        <LabelList
          key={kind}
          kind={kind}
          labels={shown}
          canMerge={ofKind.length > 1}
          mayEdit={may('content.edit')}
          onDo={setDoing}
        />
      )}
      <Open doing={doing} kind={kind} collectionId={collectionId} labels={ofKind} onClose={() => setDoing(null)} />
    </Page>
  )
}

interface ToolbarProps {
  kind: LabelKind
  onKind: (kind: LabelKind) => void
  search: string
  onSearch: (search: string) => void
}

function LabelToolbar({ kind, onKind, search, onSearch }: ToolbarProps) {
  const t = useWords(labelsMessages)
  return (
    <Toolbar>
      <SegmentedControl
        label={t('kind')}
        hideLabel
        value={kind}
        onChange={onKind}
        options={labelKinds.toReversed().map((value) => ({ value, label: t(value) }))}
      />
      <SearchField value={search} onChange={onSearch} placeholder={t('search')} className="q-field q-grow" />
    </Toolbar>
  )
}

/** The labels that are found, of which several can be ticked. */
function LabelList({ kind, ...list }: ListProps & { kind: LabelKind }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ticked = list.labels.filter(({ id }) => chosen.has(id))
  return (
    <>
      {ticked.length > 0 && (
        <LabelsBulk
          key={[...chosen].join(' ')}
          kind={kind}
          chosen={ticked}
          onRename={(label) => list.onDo({ verb: 'rename', label })}
          onDone={() => setChosen(new Set())}
        />
      )}
      <LabelTable {...list} chosen={chosen} onChoose={setChosen} />
    </>
  )
}

interface ListProps {
  labels: readonly Label[]
  canMerge: boolean
  mayEdit: boolean
  onDo: (doing: Doing) => void
}

interface TableProps extends ListProps {
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

function LabelTable({ labels, canMerge, mayEdit, onDo, chosen, onChoose }: TableProps) {
  const t = useWords(labelsMessages)
  const entriesOf = (label: Label) => [
    { id: 'rename', label: t('rename'), icon: Pencil, onAction: () => onDo({ verb: 'rename', label }) },
    {
      id: 'merge',
      label: t('mergeMenu'),
      icon: Merge,
      isDisabled: !canMerge,
      onAction: () => onDo({ verb: 'merge', label }),
    },
    'separator' as const,
    {
      id: 'delete',
      label: t('delete'),
      icon: Trash2,
      tone: 'danger' as const,
      onAction: () => onDo({ verb: 'delete', label }),
    },
  ]
  const rename = (id: string) => {
    const label = labels.find((candidate) => candidate.id === id)
    if (label) onDo({ verb: 'rename', label })
  }
  return (
    <Table
      label={t('labels')}
      entries={labels}
      {...(mayEdit && { onAction: rename, selected: chosen, onSelect: onChoose })}
      columns={[
        { id: 'name', label: t('name'), isRowHeader: true, cell: ({ name }) => name },
        { id: 'items', label: t('items'), numeric: true, width: 160, cell: ({ count }) => count },
        {
          id: 'actions',
          label: t('actions', { name: '' }).trim(),
          hideLabel: true,
          width: 56,
          cell: (label) =>
            mayEdit && <ActionsMenu label={t('actions', { name: label.name })} entries={entriesOf(label)} />,
        },
      ]}
    />
  )
}

interface OpenProps {
  doing: Doing
  kind: LabelKind
  collectionId: string
  labels: readonly Label[]
  onClose: () => void
}

function Open({ doing, kind, collectionId, labels, onClose }: OpenProps) {
  if (!doing) return null
  if (doing.verb === 'add') return <AddLabel kind={kind} collectionId={collectionId} onClose={onClose} />
  const { verb, label } = doing
  if (verb === 'rename') return <RenameLabel label={label} onClose={onClose} />
  if (verb === 'merge')
    return <MergeLabel label={label} others={labels.filter(({ id }) => id !== label.id)} onClose={onClose} />
  return <DeleteLabel label={label} onClose={onClose} />
}

function LabelDrawing() {
  return (
    <svg viewBox="0 0 160 100" fill="none">
      {[
        [18, 22, 58],
        [84, 22, 40],
        [18, 54, 36],
        [62, 54, 76],
      ].map(([x = 0, y = 0, w = 0]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={w} height="24" rx="12" fill="var(--surface-3)" />
          <path
            d={`M${x + 14} ${y + 12}h${w - 28}`}
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            opacity=".45"
          />
        </g>
      ))}
    </svg>
  )
}
