import { useState } from 'react'
import { Button, Checkbox, FormDialog, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { Link2 } from '#platform/icons'
import { z } from 'zod'
import { importsApi } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

const schema = z
  .object({ address: importsApi.importSiteAt.input.shape.address, isOwn: z.boolean() })
  .refine(({ isOwn }) => isOwn, { path: ['isOwn'] })

/** A site without an export: its pages are read at their addresses. */
export function SiteAddress({ onBegun }: { onBegun: (id: string) => void }) {
  const t = useWords(importsOwnerMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <p className="import-address-button">
      <Button icon={Link2} onPress={() => setAsking(true)}>
        {t('site')}
      </Button>
      {isAsking && <AskAddress onBegun={onBegun} onClose={() => setAsking(false)} />}
    </p>
  )
}

function AskAddress({ onBegun, onClose }: { onBegun: (id: string) => void; onClose: () => void }) {
  const t = useWords(importsOwnerMessages)
  const begin = useSend(importsApi.importSiteAt, {
    quiet: true,
    refreshes: [importsApi.imports],
  })
  const form = useOwnerForm({
    schema,
    values: { address: 'https://', isOwn: false },
    save: ({ address }) => begin.mutateAsync({ address, isOwn: true }),
    // Opens the screen of the import once nothing is unsaved.
    onSaved: ({ id }) => onBegun(id),
  })
  return (
    <FormDialog title={t('site')} action={t('site.begin')} onClose={onClose} form={form}>
      <p>{t('site.lead')}</p>
      <TextField label={t('site.address')} inputMode="url" {...form.field('address')} />
      <Checkbox {...form.toggle('isOwn')} hint={form.field('isOwn').error ?? ''}>
        {t('site.isOwn')}
      </Checkbox>
    </FormDialog>
  )
}
