import { CircleAlert, CircleCheck, Info, type Icon, RotateCw, TriangleAlert } from '#platform/icons'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import type { EmptyScene } from './empty-drawing.tsx'
import { loadable, useLoaded } from './loadable.ts'
import { headingOf, sentenceOf } from './client/call-failure.ts'
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

const drawings = loadable(() => import('./empty-drawing.tsx').then((module) => module.EmptyDrawing))

/** Few screens are empty, so the drawings are loaded with the first one; their space is reserved. */
function Drawing({ of }: { of: EmptyScene }) {
  const loaded = useLoaded(drawings)
  if (loaded.kind === 'here') return <loaded.value of={of} />
  return (
    <svg viewBox="0 0 208 132" width="208" height="132" className="q-empty-drawing" aria-hidden focusable="false" />
  )
}

/**
 * States the purpose of a screen in one sentence, with a drawing of it in use and its first action. An empty search
 * result has no drawing.
 */
export function EmptyState({
  drawing,
  illustration,
  children,
  action,
  small,
}: {
  drawing?: EmptyScene | false
  /** A drawing for this screen instead of one of the common ones. */
  illustration?: ReactNode
  children: ReactNode
  action?: ReactNode
  small?: boolean
}) {
  return (
    <div className={cx('q-empty', small && 'small')}>
      {drawing && <Drawing of={drawing} />}
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
  /** Title of the error; absent, the kind of failure is named. */
  title?: string
  onRetry?: () => void
  /** A link, on screens without another one. */
  children?: ReactNode
}

/** Shows an error with a button to try again. */
export function ErrorState({ error, title, onRetry, children }: ErrorStateProps) {
  const t = useWords(uiMessages)
  const language = useLanguage()
  const heading = title ?? headingOf(error, language)
  return (
    <div className="q-empty" role="alert">
      <CircleAlert aria-hidden color="var(--danger)" />
      {heading && <strong>{heading}</strong>}
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
  /** Least width of the tiles that replace the lines. */
  tile?: number
}

/** Grey lines, or tiles, in the final shape of the loading content. */
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
