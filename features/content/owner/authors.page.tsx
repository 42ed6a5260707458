import './content-owner.css'
import { ArrowLeft, Pencil, Plus, Trash2 } from '#platform/icons'
import { useState } from 'react'
import { MediaServices } from '#features/media/owner'
import {
  ActionsMenu,
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Page,
  Skeleton,
  Table,
  useAsset,
  useCall,
  useMay,
  useWords,
} from '#platform/ui'
import { type Author, authorApi } from '../contract/index.ts'
import { DeleteAuthor, EditAuthor } from './author-dialogs.tsx'
import { authorsMessages } from './authors.messages.ts'

type Doing = { verb: 'edit' | 'delete'; author: Author } | { verb: 'add' } | null
const noTargets = async () => []

/** Lists the authors of the site. */
export function AuthorsPage() {
  const t = useWords(authorsMessages)
  const may = useMay()
  const [doing, setDoing] = useState<Doing>(null)
  const authors = useCall(authorApi.authors, {})
  const add = may('content.edit') && (
    <Button tone="primary" icon={Plus} onPress={() => setDoing({ verb: 'add' })}>
      {t('add')}
    </Button>
  )
  const close = () => setDoing(null)
  return (
    <MediaServices linkTargets={noTargets}>
      <Page
        title={t('authors')}
        lead={t('authorsLead')}
        actions={
          <>
            <LinkButton icon={ArrowLeft} href="/config/collections">
              {t('toCollections')}
            </LinkButton>
            {authors.data && authors.data.length > 0 && add}
          </>
        }
      >
        {authors.error && <ErrorState error={authors.error} onRetry={() => void authors.refetch()} />}
        {authors.isPending && <Skeleton lines={4} height={40} />}
        {authors.data?.length === 0 && (
          <EmptyState illustration={<PeopleDrawing />} action={add}>
            {t('empty')}
          </EmptyState>
        )}
        {authors.data && authors.data.length > 0 && (
          <AuthorTable authors={authors.data} mayEdit={may('content.edit')} onDo={setDoing} />
        )}
        {doing?.verb === 'add' && <EditAuthor author={null} onClose={close} />}
        {doing?.verb === 'edit' && <EditAuthor author={doing.author} onClose={close} />}
        {doing?.verb === 'delete' && <DeleteAuthor author={doing.author} onClose={close} />}
      </Page>
    </MediaServices>
  )
}

function AuthorTable({
  authors,
  mayEdit,
  onDo,
}: {
  authors: readonly Author[]
  mayEdit: boolean
  onDo: (doing: Doing) => void
}) {
  const t = useWords(authorsMessages)
  const edit = (id: string) => {
    const author = authors.find((candidate) => candidate.id === id)
    if (author) onDo({ verb: 'edit', author })
  }
  return (
    <Table
      label={t('authors')}
      entries={authors}
      {...(mayEdit && { onAction: edit })}
      columns={[
        {
          id: 'name',
          label: t('name'),
          isRowHeader: true,
          cell: (author) => (
            <span className="q-button-row">
              <Portrait author={author} /> {author.name}
            </span>
          ),
        },
        {
          id: 'about',
          label: t('about'),
          wideOnly: true,
          width: '60%',
          cell: ({ about }) => <span className="author-about">{about || '—'}</span>,
        },
        {
          id: 'actions',
          label: t('actions', { name: '' }).trim(),
          hideLabel: true,
          width: 56,
          cell: (author) => mayEdit && <AuthorMenu author={author} onDo={onDo} />,
        },
      ]}
    />
  )
}

function AuthorMenu({ author, onDo }: { author: Author; onDo: (doing: Doing) => void }) {
  const t = useWords(authorsMessages)
  const entries = [
    { id: 'edit', label: t('edit'), icon: Pencil, onAction: () => onDo({ verb: 'edit', author }) },
    'separator' as const,
    {
      id: 'delete',
      label: t('delete'),
      icon: Trash2,
      tone: 'danger' as const,
      onAction: () => onDo({ verb: 'delete', author }),
    },
  ]
  return <ActionsMenu label={t('actions', { name: author.name })} entries={entries} />
}

function Portrait({ author }: { author: Author }) {
  const asset = useAsset(author.image)
  return asset ? (
    <img className="author-portrait" src={asset.thumbnail || asset.url} alt="" />
  ) : (
    <Avatar name={author.name} />
  )
}

function PeopleDrawing() {
  return (
    <svg viewBox="0 0 160 100" fill="none">
      {[52, 108].map((x) => (
        <g key={x}>
          <circle cx={x} cy="38" r="16" fill="var(--surface-3)" />
          <path d={`M${x - 26} 84a26 22 0 0 1 52 0`} fill="var(--surface-3)" />
        </g>
      ))}
      <path d="M70 92h56" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".4" />
    </svg>
  )
}
