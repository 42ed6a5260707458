import { sitesApi } from '#features/sites/contract'
import { FormCard, TextArea, useOwnerForm, useSend, useWords } from '#platform/ui'
import { useRef, useState } from 'react'
import { searchSettings } from '../contract/index.ts'
import { MissesCard } from './misses-card.tsx'
import { searchOwnerMessages } from './search.messages.ts'

type Groups = string[][]
const textOf = (groups: Groups) => groups.map((group) => group.join(', ')).join('\n')
const groupsOf = (text: string): Groups =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(/[,;]/)
        .map((term) => term.trim())
        .filter(Boolean),
    )
    .filter((group) => group.length > 0)

/** Edits synonyms below the unsuccessful queries: one group per line, separated by commas. */
export function SynonymsForm({ synonyms }: { synonyms: Groups }) {
  const t = useWords(searchOwnerMessages)
  const field = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(textOf(synonyms))
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: searchSettings.schema,
    values: { synonyms },
    save: (values) => save.mutateAsync({ group: searchSettings.group, values }),
    savedMessage: t('saved'),
  })
  const type = (text: string) => {
    setTyped(text)
    form.set({ synonyms: groupsOf(text) })
  }
  const add = (phrase: string) => {
    const text = [typed.trimEnd(), `${phrase}, `].filter(Boolean).join('\n')
    type(text)
    const area = field.current?.querySelector('textarea')
    area?.focus()
    requestAnimationFrame(() => area?.setSelectionRange(text.length, text.length))
  }
  const isAlone = form.values.synonyms.some((group: string[]) => group.length < 2)
  return (
    <>
      <MissesCard onAdd={add} />
      <FormCard title={t('synonyms')} lead={t('synonymsLead')} form={form}>
        <div ref={field}>
          <TextArea
            label={t('groups')}
            hint={t('groupsHint')}
            value={typed}
            onChange={type}
            error={isAlone ? t('alone') : form.error('synonyms')}
            rows={8}
          />
        </div>
      </FormCard>
    </>
  )
}
