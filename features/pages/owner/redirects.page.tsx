import { Plus, X } from '#platform/icons'
import { useState } from 'react'
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  FormDialog,
  IconButton,
  Page,
  SearchField,
  Skeleton,
  Table,
  TextField,
  toast,
  Toolbar,
  useCall,
  useMay,
  useOwnerForm,
  useSend,
  useWords,
  DownloadLink,
} from '#platform/ui'
import { pagesApi, type Redirect } from '../contract/index.ts'
import { isRedirectFound } from '../contract/redirects.rules.ts'
import { redirectsMessages } from './redirects.messages.ts'

/** Limit of displayed redirects; an import may bring thousands, which the search finds. */
const mostShown = 200

/** Lists redirects of former addresses, and adds new ones. */
export function RedirectsPage() {
  const t = useWords(redirectsMessages)
  const may = useMay()
  const [search, setSearch] = useState('')
  const [isAdding, setAdding] = useState(false)
  const found = useCall(pagesApi.redirects, {})
  const all = found.data?.redirects ?? []
  const matching = all.filter((redirect) => isRedirectFound(redirect, search))
  const add = may('settings.advanced') && (
    <Button tone="primary" icon={Plus} onPress={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  const actions = (
    <>
      <DownloadLink href={`/api/redirects/export.csv?${new URLSearchParams({ search })}`}>{t('export')}</DownloadLink>
      {add}
    </>
  )
  return (
    <Page title={t('redirects')} lead={t('redirectsLead')} actions={all.length > 0 && actions}>
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={32} />}
      {found.data && all.length === 0 && (
        <EmptyState drawing="redirects" action={add}>
          {t('empty')}
        </EmptyState>
      )}
      {all.length > 0 && (
        <>
          <Toolbar>
            <SearchField value={search} onChange={setSearch} placeholder={t('search')} className="q-field q-grow" />
          </Toolbar>
          <Redirects redirects={matching.slice(0, mostShown)} />
          {matching.length > mostShown && <p className="q-hint">{t('more', { n: matching.length - mostShown })}</p>}
        </>
      )}
      {isAdding && <AddRedirect onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Redirects({ redirects }: { redirects: readonly Redirect[] }) {
  const t = useWords(redirectsMessages)
  const may = useMay()
  const remove = useSend(pagesApi.removeRedirect, {
    refreshes: [pagesApi.redirects],
    onDone: (_, { path }) => toast(t('removed', { path })),
  })
  if (redirects.length === 0) return <EmptyState small>{t('none')}</EmptyState>
  return (
    <Table
      label={t('redirects')}
      entries={redirects.map((redirect) => ({ ...redirect, id: redirect.path }))}
      columns={[
        { id: 'from', label: t('from'), isRowHeader: true, cell: ({ path }) => path },
        { id: 'to', label: t('to'), cell: ({ target }) => target },
        {
          id: 'automatic',
          label: t('automatic'),
          hideLabel: true,
          short: true,
          wideOnly: true,
          cell: (redirect) => redirect.automatic && <Badge>{t('automatic')}</Badge>,
        },
        {
          id: 'remove',
          label: t('remove'),
          hideLabel: true,
          width: 56,
          cell: ({ path }) =>
            may('settings.advanced') && (
              <IconButton icon={X} label={`${t('remove')}: ${path}`} onPress={() => remove.mutate({ path })} />
            ),
        },
      ]}
    />
  )
}

function AddRedirect({ onClose }: { onClose: () => void }) {
  const t = useWords(redirectsMessages)
  const save = useSend(pagesApi.saveRedirect, { quiet: true, refreshes: [pagesApi.redirects] })
  const form = useOwnerForm({
    schema: pagesApi.saveRedirect.input,
    values: { path: '', target: '', permanent: true },
    save: ({ path, target, permanent }) => save.mutateAsync({ path: path.trim(), target: target.trim(), permanent }),
    savedMessage: ({ path }) => t('saved', { path }),
    onSaved: onClose,
    refusals: {
      'pages.redirect_path': 'path',
      'pages.path_in_use': 'path',
      'pages.redirect_loop': 'target',
      'pages.redirect_target': 'target',
    },
  })
  return (
    <FormDialog title={t('add')} action={t('add')} onClose={onClose} form={form}>
      <TextField label={t('from')} hint={t('fromHint')} {...form.field('path')} maxLength={1000} isRequired autoFocus />
      <TextField label={t('to')} hint={t('toHint')} {...form.field('target')} maxLength={2000} isRequired />
      <Checkbox {...form.toggle('permanent')} hint={t('permanentHint')}>
        {t('permanent')}
      </Checkbox>
    </FormDialog>
  )
}
