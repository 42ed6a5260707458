import { RotateCcw } from '#platform/icons'
import { type KeyboardEvent, useState } from 'react'
import { Button, IconButton, Kbd, keyNames, useWords } from '#platform/ui'
import { keysMessages } from './keys.messages.ts'
import { combinationFor, type KeyAct, keyActs, takenBy } from './key-acts.ts'
import { combinationOf } from './key-combination.ts'
import { setOwnKey, useOwnKeys } from './own-keys.ts'

/** Button with the keys of one action; after a press it waits for a new combination. */
export function ChangeKey({ act }: { act: KeyAct }) {
  const t = useWords(keysMessages)
  const own = useOwnKeys((state) => state.own)
  const [isWaiting, setWaiting] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const onKey = (event: KeyboardEvent) => {
    if (!isWaiting) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return setWaiting(false)
    const combination = combinationOf(event.nativeEvent)
    if (combination === null) return
    const holder = takenBy(combination, act, own)
    if (holder) return setFault(holder === 'fixed' ? t('keyFixed') : t('keyTaken', { act: t(holder) }))
    setOwnKey(act, combination)
    setFault(null)
    setWaiting(false)
  }
  return (
    <span className="e-key" onKeyDownCapture={onKey}>
      <Button
        size="small"
        tone="quiet"
        aria-label={t(isWaiting ? 'pressKeys' : 'changeKeys', {
          act: t(act),
          keys: keyNames(combinationFor(act, own)),
        })}
        onPress={() => {
          setWaiting(true)
          setFault(null)
        }}
        onBlur={() => setWaiting(false)}
      >
        {isWaiting ? t('waiting') : <Kbd keys={keyActs[act]} />}
      </Button>
      {own[act] !== undefined && (
        <IconButton
          size="small"
          icon={RotateCcw}
          label={t('resetKeys', { act: t(act) })}
          onPress={() => setOwnKey(act, null)}
        />
      )}
      {fault && (
        <small role="alert" className="e-key-fault">
          {fault}
        </small>
      )}
    </span>
  )
}
