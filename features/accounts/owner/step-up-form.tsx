import './accounts-owner.css'
import { z } from 'zod'
import {
  Dialog,
  ErrorState,
  Form,
  FormButton,
  Skeleton,
  TextField,
  useCall,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { accountsApi, passwordAdvised } from '../contract/index.ts'
import { accountsOwnerMessages } from './accounts-owner.messages.ts'

interface StepUpFormProps {
  isOpen: boolean
  onEnd: (isShown: boolean) => void
  onClose: () => void
}

/** Asks for the password again before what was asked is done; whoever has none yet chooses one. */
export function StepUpForm({ isOpen, onEnd, onClose }: StepUpFormProps) {
  const t = useWords(accountsOwnerMessages)
  const me = useCall(accountsApi.me, {}, { enabled: isOpen })
  const isFirst = me.data?.hasPassword === false
  return (
    <Dialog title={t(isFirst ? 'choosePassword' : 'stepUp')} isOpen={isOpen} onClose={onClose}>
      {me.error && <ErrorState error={me.error} onRetry={() => void me.refetch()} />}
      {me.isPending && <Skeleton lines={3} height={20} />}
      {me.data && <PasswordForm isFirst={isFirst} onEnd={onEnd} />}
    </Dialog>
  )
}

function PasswordForm({ isFirst, onEnd }: { isFirst: boolean; onEnd: (isShown: boolean) => void }) {
  const t = useWords(accountsOwnerMessages)
  const prove = useSend(accountsApi.stepUp, { quiet: true })
  const choose = useSend(accountsApi.changePassword, { quiet: true, refreshes: [accountsApi.me] })
  const form = useOwnerForm({
    schema: formSchema,
    values: { password: '' },
    save: ({ password }) => (isFirst ? choose.mutateAsync({ current: '', password }) : prove.mutateAsync({ password })),
    onSaved: () => onEnd(true),
    refusals: {
      'accounts.wrong_password': 'password',
      'accounts.password_too_short': 'password',
      'accounts.password_too_long': 'password',
      'accounts.password_too_common': 'password',
    },
    isLeftFreely: true,
  })
  return (
    <Form form={form} className="account-step-up">
      <p className="q-quiet">{t(isFirst ? 'stepUpFirst' : 'stepUpLead')}</p>
      <TextField
        label={t(isFirst ? 'newPassword' : 'currentPassword')}
        type="password"
        autoComplete={isFirst ? 'new-password' : 'current-password'}
        {...form.field('password')}
        autoFocus
        {...(isFirst && { hint: t('passwordHint', { min: passwordAdvised }) })}
      />
      <div className="q-button-row end">
        <FormButton form={form} action={t('stepUpGo')} />
      </div>
    </Form>
  )
}

const formSchema = z.object({ password: z.string().min(1) })
