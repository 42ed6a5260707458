import './sites-owner.css'
import { FileInput, Square } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import {
  Button,
  Card,
  Columns,
  Page,
  Select,
  sentenceOf,
  TextField,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { sitesApi, suggestSiteName } from '../contract/index.ts'
import { SiteMiniature } from './site-miniature.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'
import { siteLanguages } from './site-languages.ts'

export function NewSitePage() {
  const t = useWords(sitesOwnerMessages)
  const language = useLanguage()
  const [title, setTitle] = useState('')
  const [name, setName] = useState<string | null>(null)
  const [locale, setLocale] = useState(language === 'nl' ? 'nl-NL' : 'en-GB')
  const [start, setStart] = useState<string>('blank')
  const open = useSend(sitesApi.open, { onDone: ({ url }) => window.location.assign(url) })
  const create = useSend(sitesApi.create, {
    quiet: true,
    refreshes: [sitesApi.mine],
    onDone: (site) =>
      open.mutate({ name: site.name, returnTo: start === 'empty' ? '/config/imports' : '/config/pages' }),
  })
  const address = name ?? suggestSiteName(title)
  const send = () =>
    create.mutate({
      title,
      locale,
      start,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(address && { name: address }),
    })
  return (
    <Page title={t('newSite')} lead={t('choose')} width="normal">
      <StartChoice value={start} onChange={setStart} />
      <div style={{ height: 24 }} />
      <Card
        foot={
          <Button
            tone="primary"
            size="large"
            isDisabled={!title.trim()}
            isPending={create.isPending || open.isPending}
            onPress={send}
          >
            {t('create')}
          </Button>
        }
      >
        <TextField
          label={t('title')}
          value={title}
          onChange={setTitle}
          error={create.error && sentenceOf(create.error, language)}
          isRequired
        />
        <Columns>
          <TextField
            label={t('address')}
            value={address}
            onChange={setName}
            hint={address && t('addressHint', { address: `${address}.${window.location.host}` })}
          />
          <Select label={t('language')} value={locale} onChange={setLocale} options={siteLanguages} />
        </Columns>
      </Card>
    </Page>
  )
}

function StartChoice({ value, onChange }: { value: string; onChange: (start: string) => void }) {
  const t = useWords(sitesOwnerMessages)
  const starts = useStarts()
  return (
    <ToggleButtonGroup
      aria-label={t('choose')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange(String([...keys][0]))}
      className="starts"
    >
      {starts.map((one) => (
        <ToggleButton key={one.id} id={one.id} className="start">
          <span className="start-picture">{one.picture}</span>
          <strong>{one.title}</strong>
          <small>{one.hint}</small>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

interface Start {
  id: string
  title: string
  hint: string
  picture: ReactNode
}

/** Blank, each sample there is, and an import. */
function useStarts(): readonly Start[] {
  const t = useWords(sitesOwnerMessages)
  const samples = useCall(sitesApi.starts, {})
  return [
    { id: 'blank', title: t('blank'), hint: t('blankHint'), picture: <Square aria-hidden /> },
    ...(samples.data ?? []).map(({ name, title, look }) => ({
      id: name,
      title,
      hint: t('sampleHint'),
      picture: <SiteMiniature title={title} look={look} />,
    })),
    { id: 'empty', title: t('importStart'), hint: t('importStartHint'), picture: <FileInput aria-hidden /> },
  ]
}
