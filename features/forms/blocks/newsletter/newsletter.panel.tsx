import { useEmailHint } from '#features/accounts/owner'
import { type BlockPanelProps, Group, LinkRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { ListChoice } from '../../owner/newsletter/list-choice.tsx'
import { formPanelMessages, newsletterOwnerMessages } from '../../owner/forms-owner.messages.ts'
import type { NewsletterProps } from './newsletter.contract.ts'

export function NewsletterPanel({ props, change }: BlockPanelProps<NewsletterProps>) {
  const t = useWords(newsletterOwnerMessages)
  const words = useWords(formPanelMessages)
  const emailHint = useEmailHint()
  return (
    <>
      <Group title={t('list')}>
        <ListChoice value={props.listId} onChange={(listId) => change('listId', listId)} />
        <SwitchRow
          label={t('doubleOptIn')}
          {...emailHint(t('doubleOptIn.hint'))}
          value={props.isDoubleOptIn}
          onChange={(isDoubleOptIn) => change('isDoubleOptIn', isDoubleOptIn)}
        />
      </Group>
      <Group title={t('form')}>
        <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
        <TextRow multiline label={t('text')} value={props.text} onChange={(text) => change('text', text)} />
        <SwitchRow label={t('asksName')} value={props.asksName} onChange={(asks) => change('asksName', asks)} />
        <TextRow
          label={words('submitLabel')}
          placeholder={t('signUp')}
          value={props.submitLabel}
          onChange={(label) => change('submitLabel', label)}
        />
        <TextRow
          multiline
          label={words('disclaimer')}
          value={props.disclaimer}
          onChange={(disclaimer) => change('disclaimer', disclaimer)}
        />
      </Group>
      <Group title={words('afterSending')}>
        <TextRow
          multiline
          label={words('thanks')}
          value={props.thanks}
          onChange={(thanks) => change('thanks', thanks)}
        />
        <LinkRow
          label={words('redirect')}
          value={props.redirect}
          onChange={(redirect) => change('redirect', redirect)}
        />
        <TextRow
          code
          rows={4}
          label={words('thanksHtml')}
          hint={words('thanksHtml.hint')}
          value={props.thanksHtml}
          onChange={(thanksHtml) => change('thanksHtml', thanksHtml)}
        />
      </Group>
    </>
  )
}
