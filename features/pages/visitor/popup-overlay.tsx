import type { ReactNode } from 'react'
import type { PromotionSettings } from '../contract/promotion.settings.ts'
import { Wake, safeHref } from '#platform/render'
import { popup } from './popup.behaviour.ts'

interface Props {
  settings: PromotionSettings['popupOverlay']
  closeLabel: string
  /** For the site's staff: that visitors do not see it. */
  note?: string
}

/** Content of the popup. A form with the method `dialog` closes it. */
export function PopupWords({ settings, closeLabel, note = '' }: Props): ReactNode {
  const href = safeHref(settings.link)
  return (
    <>
      <form method="dialog">
        <button className="popup-close" aria-label={closeLabel}>
          ×
        </button>
      </form>
      <h2 id="site-popup-title">{settings.title}</h2>
      {settings.text !== '' && <p>{settings.text}</p>}
      {href !== null && settings.linkText !== '' && (
        <a className="button" data-kind="primary" href={href}>
          {settings.linkText}
        </a>
      )}
      {note !== '' && (
        <p>
          <small>{note}</small>
        </p>
      )}
    </>
  )
}

/** A dialog that is shut until a script opens it. */
export function PopupOverlay({ settings, closeLabel, note = '' }: Props): ReactNode {
  const { enabled: _, style, title: _title, text: _text, link: _link, linkText: _linkText, ...start } = settings
  return (
    <Wake island={popup} when="idle" props={start}>
      <dialog className="site-popup" data-style={style} aria-labelledby="site-popup-title">
        <PopupWords settings={settings} closeLabel={closeLabel} note={note} />
      </dialog>
    </Wake>
  )
}
