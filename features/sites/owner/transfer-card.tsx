import { useState } from 'react'
import {
  Banner,
  Button,
  ButtonRow,
  Card,
  FormDialog,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type MySite, sitesApi } from '../contract/index.ts'
import { InvitationLinkDialog, useInvitationLink } from './invitation-link-dialog.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Offers the site to a new owner by email, or with a link if the installation has no mail server. */
export function TransferCard({ site }: { site: MySite }) {
  const t = useWords(sitesOwnerMessages)
  const [isOpen, setOpen] = useState(false)
  const people = useCall(sitesApi.contributors, {})
  return (
    <Card title={t('transfer')} lead={t('transferLead')}>
      <ButtonRow>
        <Button isDisabled={people.isPending} onPress={() => setOpen(true)}>
          {t('transferAction')}
        </Button>
      </ButtonRow>
      {isOpen && (
        <TransferDialog site={site} sendsEmail={people.data?.sendsEmail ?? true} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function TransferDialog({ site, sendsEmail, onClose }: { site: MySite; sendsEmail: boolean; onClose: () => void }) {
  const t = useWords(sitesOwnerMessages)
  const link = useInvitationLink()
  const transfer = useSend(sitesApi.transfer, { quiet: true, refreshes: [sitesApi.contributors] })
  const form = useOwnerForm({
    schema: sitesApi.transfer.input,
    values: { email: '', name: '' },
    save: transfer.mutateAsync,
    ...(sendsEmail && { savedMessage: (_: unknown, { email }: { email: string }) => t('invited', { email }) }),
    onSaved: ({ id }) => (sendsEmail ? onClose() : link.show(id)),
    refusals: { 'sites.owned_already': 'email', 'sites.name_unfit': 'name' },
  })
  if (link.shown) return <InvitationLinkDialog link={link.shown} sendsEmail={sendsEmail} isOffer onClose={onClose} />
  return (
    <FormDialog
      title={t('transferTitle', { site: site.title })}
      action={t(sendsEmail ? 'transferSend' : 'transferMake')}
      onClose={onClose}
      form={form}
    >
      {sendsEmail ? <p>{t('transferWhat')}</p> : <Banner>{t('transferByLink')}</Banner>}
      <TextField label={t('transferTo')} type="email" {...form.field('email')} isRequired autoFocus />
      <TextField label={t('transferType', { name: site.name })} {...form.field('name')} isRequired />
    </FormDialog>
  )
}
