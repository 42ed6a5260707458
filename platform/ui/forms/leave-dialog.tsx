import { useState } from 'react'
import { Button } from '../button.tsx'
import { useWords } from '../language.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { formsMessages } from './forms.messages.ts'
import type { ShownChange } from './shown-changes.ts'

interface Props {
  isOpen: boolean
  changes: readonly ShownChange[]
  onClose: () => void
  onLeave: () => void
}

/** C4.66: the owner saves the changes, discards them, or stays. */
export function LeaveDialog({ isOpen, changes, onClose, onLeave }: Props) {
  const t = useWords(formsMessages)
  const [isReviewing, setReviewing] = useState(false)
  const foot = (
    <>
      {changes.length > 0 && (
        <Button tone="quiet" aria-expanded={isReviewing} onPress={() => setReviewing(!isReviewing)}>
          {t('review')}
        </Button>
      )}
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
      {isReviewing && <Changes changes={changes} />}
    </Dialog>
  )
}

function Changes({ changes }: Pick<Props, 'changes'>) {
  const t = useWords(formsMessages)
  const words = (text: string | boolean) =>
    typeof text === 'boolean' ? t(text ? 'reviewOn' : 'reviewOff') : text || t('reviewEmpty')
  return (
    <dl className="q-changes" aria-label={t('review')}>
      {changes.map(({ label, before, after }, index) => (
        // Several fields may have the same label.
        <div key={`${label} ${index}`}>
          <dt>{label}</dt>
          <dd>
            <del data-empty={before === '' || undefined}>{words(before)}</del>{' '}
            <ins data-empty={after === '' || undefined}>{words(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
