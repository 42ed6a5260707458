import { sitesApi } from '#features/sites/contract'
import { CopyField, Group, useCall, useWords } from '#platform/ui'
import { formAlonePath } from '../contract/form.rules.ts'
import { formPanelMessages } from './forms-owner.messages.ts'

/** Address of a page with the form alone, to be sent to people. */
export function FormLinkRow({ formId }: { formId: string }) {
  const t = useWords(formPanelMessages)
  const site = useCall(sitesApi.site, {})
  if (!site.data) return null
  const address = `${site.data.baseUrl}${formAlonePath}?form=${formId}`
  const words = { copy: t('link.copy'), copied: t('link.copied'), notCopied: t('link.notCopied') }
  return (
    <Group title={t('sharing')}>
      <CopyField label={t('link')} hint={t('link.hint')} value={address} words={words} />
    </Group>
  )
}
