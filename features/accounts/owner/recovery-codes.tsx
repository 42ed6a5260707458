import { useState } from 'react'
import { Copy, Download, Printer } from '#platform/icons'
import { Button, ButtonRow, Card, ConfirmDialog, Dialog, toast, useSend, useWords } from '#platform/ui'
import { secondFactorApi } from '../contract/index.ts'
import { securityMessages } from './security.messages.ts'

export function RecoveryCard({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const t = useWords(securityMessages)
  const [isAsked, setAsked] = useState(false)
  const make = useSend(secondFactorApi.newRecoveryCodes, {
    refreshes: [secondFactorApi.read],
    onDone: ({ recoveryCodes }) => {
      setAsked(false)
      onCodes(recoveryCodes)
    },
  })
  return (
    <Card
      title={t('recovery')}
      lead={t('recoveryLead')}
      foot={<Button onPress={() => setAsked(true)}>{t('newRecovery')}</Button>}
    >
      <p className={left < 3 ? 'account-few' : undefined}>{t('recoveryLeft', { left })}</p>
      <ConfirmDialog
        title={t('newRecoveryTitle')}
        action={t('newRecovery')}
        isOpen={isAsked}
        isPending={make.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => make.mutate({})}
      >
        <p>{t('newRecoveryLead')}</p>
      </ConfirmDialog>
    </Card>
  )
}

/** Shows the codes, which can be read only once. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords(securityMessages)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toast(t('codesCopied'))
  }
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${window.location.host}\n\n${text}\n`)}`
  const download = () => {
    const link = document.createElement('a')
    link.href = file
    link.download = 'recovery-codes.txt'
    link.click()
  }
  const savedConfirmation = (
    <Button tone="primary" onPress={onClose}>
      {t('kept')}
    </Button>
  )
  return (
    <Dialog title={t('keepCodes')} isOpen onClose={onClose} foot={savedConfirmation}>
      <p>{t('keepCodesLead')}</p>
      <ol className="account-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <ButtonRow>
        <Button icon={Download} onPress={download}>
          {t('download')}
        </Button>
        <Button icon={Copy} onPress={() => void copy()}>
          {t('copy')}
        </Button>
        <Button icon={Printer} onPress={() => window.print()}>
          {t('print')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
