import { Check } from '#platform/icons'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useWords } from './language.tsx'
import { uiMessages } from './ui.messages.ts'

export type Tone = 'plain' | 'success' | 'attention' | 'danger' | 'accent'

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx('q-badge', tone)}>{children}</span>
}

/** A status in one colour; `label` is read aloud and shown on hover. */
export function StatusDot({ tone = 'plain', hollow, label }: { tone?: Tone; hollow?: boolean; label: string }) {
  return <span className={cx('q-dot', tone, hollow && 'hollow')} role="img" aria-label={label} title={label} />
}

export function Avatar({ name, large }: { name: string; large?: boolean }) {
  return <span className={cx('q-avatar', large && 'large')} data-initials={initials(name)} aria-hidden />
}

function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@.]+/)
    .filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

export interface Crumb {
  id: string
  label: string
}

/** Current step in a sequence of steps. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  const t = useWords(uiMessages)
  return (
    <div>
      <p className="q-hint">{t('step', { at: Math.min(current + 1, steps.length), count: steps.length })}</p>
      <ol className="q-stepper" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={cx(index < current && 'done')}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="q-step-mark">{index < current ? <Check aria-hidden /> : index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
