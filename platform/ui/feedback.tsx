import { CircleAlert, CircleCheck, Info, type Icon, RotateCw, TriangleAlert } from '#platform/icons'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { sentenceOf } from './client/call-failure.ts'
import { uiMessages } from './ui.messages.ts'
import { useLanguage, useWords } from './language.tsx'

export type BannerTone = 'info' | 'success' | 'attention' | 'danger'
const bannerIcons: Record<BannerTone, Icon> = {
  info: Info,
  success: CircleCheck,
  attention: TriangleAlert,
  danger: CircleAlert,
}

export function Banner({
  tone = 'info',
  children,
  action,
}: {
  tone?: BannerTone
  children: ReactNode
  action?: ReactNode
}) {
  const Icon = bannerIcons[tone]
  return (
    <div className={cx('q-banner', tone)} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  )
}

/** One sentence, one illustration drawn from the product itself, one primary action. */
export function EmptyState({
  illustration,
  children,
  action,
  small,
}: {
  illustration?: ReactNode
  children: ReactNode
  action?: ReactNode
  small?: boolean
}) {
  return (
    <div className={cx('q-empty', small && 'small')}>
      {illustration && (
        <div className="q-empty-illustration" aria-hidden>
          {illustration}
        </div>
      )}
      <p>{children}</p>
      {action}
    </div>
  )
}

export interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
  /** A way out, where the screen has no other. */
  children?: ReactNode
}

/** What happened, and a way to try again. */
export function ErrorState({ error, onRetry, children }: ErrorStateProps) {
  const t = useWords(uiMessages)
  const language = useLanguage()
  return (
    <div className="q-empty" role="alert">
      <CircleAlert aria-hidden color="var(--danger)" />
      <p>{sentenceOf(error, language)}</p>
      {onRetry && (
        <Button icon={RotateCw} onPress={onRetry}>
          {t('retry')}
        </Button>
      )}
      {children}
    </div>
  )
}

export interface SkeletonProps {
  lines?: number
  height?: number
  gap?: number
  /** Tiles side by side, each at least so wide, instead of lines. */
  tile?: number
}

/** Grey lines, or tiles, in the final shape of what is loading. */
export function Skeleton({ lines = 3, height = 12, gap = 12, tile }: SkeletonProps) {
  const t = useWords(uiMessages)
  const columns = tile === undefined ? {} : { gridTemplateColumns: `repeat(auto-fill, minmax(${tile}px, 1fr))` }
  return (
    <div role="status" aria-label={t('loading')} style={{ display: 'grid', gap, ...columns }}>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className="q-bone"
          style={{ height, width: tile === undefined ? `${[100, 92, 78, 86, 64][line % 5]}%` : 'auto' }}
        />
      ))}
    </div>
  )
}
