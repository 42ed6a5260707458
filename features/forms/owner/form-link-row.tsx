import { sitesApi } from '#features/sites/contract'
import { Check, Copy } from '#platform/icons'
import { Group, IconButton, TextField, toast, useCall, useWords } from '#platform/ui'
import { useState } from 'react'
import { formAlonePath } from '../contract/form.rules.ts'
import { formPanelMessages } from './forms-owner.messages.ts'

/** Address of a page with the form alone, to be sent to people. */
export function FormLinkRow({ formId }: { formId: string }) {
  const t = useWords(formPanelMessages)
  const site = useCall(sitesApi.site, {})
  const [isCopied, setCopied] = useState(false)
  if (!site.data) return null
  const address = `${site.data.baseUrl}${formAlonePath}?form=${formId}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toast(t('link.notCopied'), { tone: 'failure' })
    }
  }
  return (
    <Group title={t('sharing')}>
      <TextField
        label={t('link')}
        hint={t('link.hint')}
        value={address}
        isReadOnly
        suffix={
          <IconButton
            size="small"
            icon={isCopied ? Check : Copy}
            label={isCopied ? t('link.copied') : t('link.copy')}
            onPress={() => void copy()}
          />
        }
      />
    </Group>
  )
}
