import { useState } from 'react'
import {
  Button,
  ButtonRow,
  Card,
  ConfirmDialog,
  FormDialog,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { captchaApi } from '../../contract/captcha.api.ts'
import { type CaptchaProvider, captchaProviders } from '../../contract/form.rules.ts'
import { formSettingsMessages } from '../forms-owner.messages.ts'

/** The keys of the services that a form may use against spam. */
export function CaptchaKeys() {
  const t = useWords(formSettingsMessages)
  const saved = useCall(captchaApi.keys, {})
  return (
    <>
      <p className="q-hint forms-lead">{t('captcha.hint')}</p>
      {saved.data &&
        captchaProviders.map((provider) => (
          <ProviderCard
            key={provider}
            provider={provider}
            siteKey={saved.data.keys.find((keys) => keys.provider === provider)?.siteKey ?? null}
          />
        ))}
    </>
  )
}

function ProviderCard({ provider, siteKey }: { provider: CaptchaProvider; siteKey: string | null }) {
  const t = useWords(formSettingsMessages)
  const [open, setOpen] = useState<'keys' | 'remove' | null>(null)
  const remove = useSend(captchaApi.remove, { refreshes: [captchaApi.keys] })
  return (
    <Card title={t(`captcha.${provider}`)} lead={siteKey === null ? t('captcha.none') : t('captcha.key', { siteKey })}>
      <ButtonRow>
        <Button onPress={() => setOpen('keys')}>{t(siteKey === null ? 'captcha.enter' : 'captcha.change')}</Button>
        {siteKey !== null && <Button onPress={() => setOpen('remove')}>{t('captcha.remove')}</Button>}
      </ButtonRow>
      {open === 'keys' && <KeysDialog provider={provider} siteKey={siteKey ?? ''} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        title={t('captcha.removeTitle')}
        action={t('captcha.remove')}
        isOpen={open === 'remove'}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ provider }, { onSuccess: () => setOpen(null) })}
        onClose={() => setOpen(null)}
      >
        {t('captcha.removeText')}
      </ConfirmDialog>
    </Card>
  )
}

interface DialogProps {
  provider: CaptchaProvider
  siteKey: string
  onClose: () => void
}

function KeysDialog({ provider, siteKey, onClose }: DialogProps) {
  const t = useWords(formSettingsMessages)
  const save = useSend(captchaApi.save, { quiet: true, refreshes: [captchaApi.keys] })
  const form = useOwnerForm({
    schema: captchaApi.save.input,
    values: { provider, siteKey, secret: '' },
    save: save.mutateAsync,
    savedMessage: t('saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog title={t(`captcha.${provider}`)} action={t('captcha.save')} onClose={onClose} form={form}>
      <p>{t(`captcha.${provider}.where`)}</p>
      <TextField label={t('captcha.siteKey')} {...form.field('siteKey')} isRequired autoFocus />
      <TextField label={t('captcha.secret')} hint={t('captcha.secret.hint')} {...form.field('secret')} isRequired />
    </FormDialog>
  )
}
