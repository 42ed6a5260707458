import { Download, type Icon } from '#platform/icons'
import { type ReactNode, useEffect, useId } from 'react'
import {
  Button as AriaButton,
  Link as AriaLink,
  ToggleButton as AriaToggleButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components'
import { cx } from './class-names.ts'
import { Tooltip } from './overlays/tooltip.tsx'

export type ButtonTone = 'plain' | 'primary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children?: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  icon?: Icon
  wide?: boolean
  className?: string
}

/** A button with a verb as its label. While `isPending` it shows that it is waiting and ignores further presses. */
export function Button({
  tone = 'plain',
  size = 'medium',
  icon: Icon,
  wide,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      id={useAnnouncedId(rest.id)}
      className={cx('q-button', tone, size, wide && 'wide', className)}
    >
      {Icon && <Icon aria-hidden />}
      {children}
      {rest.isPending && <span className="q-spinner" aria-hidden />}
    </AriaButton>
  )
}

/** React Aria waits this long before its first announcement on a page, in milliseconds. */
const firstAnnouncementAfter = 100

/**
 * The id of a button, whose announcements end with it. React Aria announces that a button waits by naming the button;
 * when that button goes, as the one of a dialog does, the announcement would stay for seconds as an image without a
 * name.
 */
function useAnnouncedId(given: string | undefined): string {
  const own = useId()
  const id = given ?? own
  useEffect(
    () => () => {
      removeAnnouncementsOf(id)
      setTimeout(() => removeAnnouncementsOf(id), firstAnnouncementAfter * 2)
    },
    [id],
  )
  return id
}

function removeAnnouncementsOf(id: string): void {
  for (const announcement of document.querySelectorAll(`[data-live-announcer] [aria-labelledby~="${CSS.escape(id)}"]`))
    announcement.remove()
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  label: string
  icon: Icon
  /** Shown beside the label in the tooltip, as written on the keys. */
  keys?: string
}

/** A button that shows only an icon: its label is read aloud and shown on hover and focus. */
export function IconButton({
  label,
  icon: Icon,
  keys,
  tone = 'quiet',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys}>
      <AriaButton
        {...rest}
        id={useAnnouncedId(rest.id)}
        aria-label={label}
        className={cx('q-button icon', tone, size, className)}
      >
        <Icon aria-hidden />
        {rest.isPending && <span className="q-spinner" aria-hidden />}
      </AriaButton>
    </Tooltip>
  )
}

export interface ToggleIconButtonProps {
  label: string
  icon: Icon
  keys?: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  size?: ButtonSize
  className?: string
}

export function ToggleIconButton({
  label,
  icon: Icon,
  keys,
  size = 'medium',
  className,
  ...rest
}: ToggleIconButtonProps) {
  return (
    <Tooltip text={label} keys={keys}>
      <AriaToggleButton {...rest} aria-label={label} className={cx('q-button icon quiet', size, className)}>
        <Icon aria-hidden />
      </AriaToggleButton>
    </Tooltip>
  )
}

export interface LinkButtonProps {
  href: string
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  icon?: Icon
  target?: string
  className?: string
  'aria-label'?: string
}

/** A link that looks like a button. */
export function LinkButton({
  tone = 'plain',
  size = 'medium',
  icon: Icon,
  className,
  children,
  target,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...rest}
      target={target}
      rel={target ? 'noopener' : undefined}
      className={cx('q-button', tone, size, className)}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </AriaLink>
  )
}

/** A link that saves a file. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="q-button plain medium" href={href} download>
      <Download aria-hidden />
      {children}
    </a>
  )
}

export function ButtonRow({ children, end }: { children: ReactNode; end?: boolean }) {
  return <div className={cx('q-button-row', end && 'end')}>{children}</div>
}
