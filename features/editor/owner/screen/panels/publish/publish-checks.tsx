import { useEffect, useRef } from 'react'
import { Badge, Banner, Button, useWords } from '#platform/ui'
import { publishMessages } from './publish.messages.ts'
import type { CheckLine } from './use-check-lines.tsx'

interface Props {
  /** Whether the site publishes nothing with the faults that it can require to be fixed. */
  areRequired: boolean
  lines: readonly CheckLine[]
  onGo: (part: string | null) => void
}

/** Lists faults to look at before publishing, each with a button that leads to it and, where possible, its fix. */
export function Checks({ lines, areRequired, onGo }: Props) {
  const t = useWords(publishMessages)
  const list = useRef<HTMLDivElement>(null)
  // The button that fixed a fault disappears with its line, and the keyboard continues where it was.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus()
  }, [lines.length])
  return (
    <div ref={list} tabIndex={-1} className="e-checks-place">
      {lines.length > 0 && (
        <Banner tone="attention">
          {areRequired && lines.some(({ canHold }) => canHold) && <p>{t('checksHold')}</p>}
          <ul className="e-checks">
            {lines.map(({ key, sentence, part, canHold, fix, field }) => (
              <li key={key}>
                <div className="e-check">
                  <span className="q-row-text">{sentence}</span>
                  {areRequired && canHold && <Badge tone="danger">{t('required')}</Badge>}
                  {fix}
                  <Button size="small" onPress={() => onGo(part)} aria-label={`${t('goThere')}: ${sentence}`}>
                    {t('goThere')}
                  </Button>
                </div>
                {field}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
