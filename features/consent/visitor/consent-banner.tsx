import type { ReactNode } from 'react'
import { safeHref } from '#platform/render'
import { linkedText } from '../contract/banner.rules.ts'
import type { BannerView } from '../contract/banner.rules.ts'

interface Props {
  view: BannerView
  label: string
  /** Address to return to after a choice without scripts. */
  path: string
}

/** A plain form. After a choice, the gate script behind it removes it before the first paint. */
export function ConsentBanner({ view, label, path }: Props): ReactNode {
  const { text, accept, decline, button, variant, position, theme } = view
  return (
    <form
      className="consent"
      aria-label={label}
      method="post"
      action="/api/consent"
      data-theme={theme === 'DARK' ? 'darkest' : 'lightest'}
      data-variant={variant}
      data-at={position}
      data-cta={button}
      data-activity-log={view.isActivityLogEnabled}
      data-analytics-off={view.isAnalyticsCookiesDisabled}
    >
      <input type="hidden" name="path" value={path} />
      <p>
        {linkedText(text).map((piece, index) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <a key={index} href={safeHref(piece.href) ?? undefined}>
              {piece.words}
            </a>
          ),
        )}
      </p>
      <div>
        <button name="choice" value="true" aria-label={button === 'ICON' ? accept : undefined}>
          {button === 'ICON' ? '×' : accept}
        </button>
        {decline !== null && (
          <button name="choice" value="false">
            {decline}
          </button>
        )}
      </div>
    </form>
  )
}

/** Link at the end of a page that withdraws the choice and asks again. */
export function ConsentAgain({ label, path }: { label: string; path: string }): ReactNode {
  return (
    <form className="consent-again" method="post" action="/api/consent">
      <input type="hidden" name="path" value={path} />
      <button name="choice" value="reopen">
        {label}
      </button>
    </form>
  )
}
