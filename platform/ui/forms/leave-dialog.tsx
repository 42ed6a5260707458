import { Button } from '../button.tsx'
import { useWords } from '../language.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { formsMessages } from './forms.messages.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  onLeave: () => void
}

export function LeaveDialog({ isOpen, onClose, onLeave }: Props) {
  const t = useWords(formsMessages)
  const foot = (
    <>
      <Button autoFocus onPress={onClose}>
        {t('keepEditing')}
      </Button>
      <Button tone="danger" onPress={onLeave}>
        {t('leave')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('leaveTitle')} isOpen={isOpen} onClose={onClose} foot={foot}>
      <p>{t('leaveText')}</p>
    </Dialog>
  )
}
