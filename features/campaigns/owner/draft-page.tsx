import { useState } from 'react'
import { Copy, Send, Trash2 } from '#platform/icons'
import { useEmailHint } from '#features/accounts/owner'
import { newsletterApi } from '#features/forms/contract'
import {
  ActionsMenu,
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Form,
  FormButton,
  GroupError,
  Page,
  RadioGroup,
  RemovalDialog,
  TextField,
  useCall,
  useOwnerForm,
  useOwnerRouter,
  useSend,
  useWords,
  type OwnerForm,
} from '#platform/ui'
import {
  archiveChoices,
  type Campaign,
  type CampaignDraft,
  campaignDraftSchema,
  campaignsApi,
} from '../contract/index.ts'
import { BlockList } from './block-list.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { stateTones } from './campaign-words.ts'
import { campaignsOwnerMessages } from './campaigns-owner.messages.ts'
import { SendDialog } from './send-dialog.tsx'

/** Writes a draft beside its preview. */
export function DraftPage({ campaign }: { campaign: Campaign }) {
  const t = useWords(campaignsOwnerMessages)
  const { id, draft } = campaign
  const [isSending, setSending] = useState(false)
  const save = useSend(campaignsApi.change, { quiet: true, refreshes: [campaignsApi.list, campaignsApi.audience] })
  const form = useOwnerForm({
    schema: campaignDraftSchema,
    values: draft,
    save: (values: CampaignDraft) => save.mutateAsync({ id, ...values }),
    savedMessage: t('saved'),
    sentences: { replyTo: t('replyToUnfit') },
  })
  return (
    <Page
      title={
        <>
          {draft.subject || t('noSubject')} <Badge tone={stateTones.draft}>{t('state.draft')}</Badge>
        </>
      }
      width="full"
      actions={
        <>
          <DraftActions campaign={campaign} />
          <Button icon={Send} isDisabled={form.isChanged} onPress={() => setSending(true)}>
            {t('send')}
          </Button>
        </>
      }
    >
      <div className="campaign-parts">
        <Form form={form} className="campaign-form">
          <MainFields form={form} />
          <Card title={t('content')} lead={t('contentLead')}>
            <BlockList blocks={form.values.blocks} onChange={(blocks) => form.set({ blocks })} error={form.error} />
          </Card>
          <Recipients form={form} />
          <ArchiveField form={form} />
          <div className="campaign-save">
            <FormButton form={form} onlyChanged />
            {form.isChanged && <p className="q-hint">{t('saveFirst')}</p>}
          </div>
        </Form>
        <CampaignPreview id={id} draft={form.values} />
      </div>
      {isSending && <SendDialog campaign={campaign} onClose={() => setSending(false)} />}
    </Page>
  )
}

type DraftForm = OwnerForm<CampaignDraft>

function MainFields({ form }: { form: DraftForm }) {
  const t = useWords(campaignsOwnerMessages)
  const hint = useEmailHint()
  return (
    <Card title={t('email')}>
      <TextField label={t('subject')} {...hint()} {...form.field('subject')} maxLength={200} isRequired />
      <TextField label={t('preheader')} hint={t('preheaderHint')} {...form.field('preheader')} maxLength={200} />
      <TextField
        label={t('replyTo')}
        hint={t('replyToHint')}
        type="email"
        {...form.field('replyTo')}
        maxLength={254}
        autoComplete="off"
      />
    </Card>
  )
}

function Recipients({ form }: { form: DraftForm }) {
  const t = useWords(campaignsOwnerMessages)
  const answer = useCall(newsletterApi.lists, {})
  const chosen = form.values.listIds
  const lists = answer.data?.lists ?? []
  return (
    <Card title={t('recipients')} lead={t('recipientsLead')}>
      {answer.data && lists.length === 0 && <Banner tone="attention">{t('noLists')}</Banner>}
      {lists.map(({ id, name, subscribed }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          hint={t('people', { n: subscribed })}
          onChange={(isChosen) =>
            form.set({ listIds: isChosen ? [...chosen, id] : chosen.filter((other) => other !== id) })
          }
        >
          {name}
        </Checkbox>
      ))}
      <GroupError error={form.error('listIds')} />
    </Card>
  )
}

function ArchiveField({ form }: { form: DraftForm }) {
  const t = useWords(campaignsOwnerMessages)
  return (
    <Card title={t('archive')} lead={t('archiveLead')}>
      <RadioGroup
        label={t('archive')}
        hideLabel
        value={form.values.archive}
        onChange={(archive) => form.set({ archive })}
        options={archiveChoices.map((value) => ({ value, label: t(`archive.${value}`) }))}
      />
    </Card>
  )
}

function DraftActions({ campaign: { id, draft } }: { campaign: Campaign }) {
  const t = useWords(campaignsOwnerMessages)
  const { go } = useOwnerRouter()
  const [isRemoving, setRemoving] = useState(false)
  const copy = useSend(campaignsApi.create, {
    refreshes: [campaignsApi.list],
    onDone: (answer) => go(`/config/campaigns/${answer.id}`),
  })
  return (
    <>
      <ActionsMenu
        label={t('actions')}
        entries={[
          { id: 'copy', label: t('copyCampaign'), icon: Copy, onAction: () => copy.mutate({ copyOf: id }) },
          { id: 'remove', label: t('remove'), icon: Trash2, tone: 'danger', onAction: () => setRemoving(true) },
        ]}
      />
      {isRemoving && (
        <RemovalDialog
          endpoint={campaignsApi.remove}
          input={{ id }}
          refreshes={[campaignsApi.list]}
          title={t('removeTitle', { subject: draft.subject || t('noSubject') })}
          action={t('remove')}
          doneMessage={t('removed')}
          onClose={() => setRemoving(false)}
          onDone={() => go('/config/campaigns')}
        >
          {t('removeDraftText')}
        </RemovalDialog>
      )}
    </>
  )
}
