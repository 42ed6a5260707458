import type { CSSProperties, ReactNode } from 'react'
import { type ViewProps, Wake, safeHref, hintLanguage } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import { marquee } from './marquee.behaviour.ts'
import type { MarqueeProps } from './marquee.contract.ts'

/** A list of words. Scripts move it; without them, and with reduced motion, it wraps into as many lines as it needs. */
export function MarqueeView({ props, page }: ViewProps<MarqueeProps>): ReactNode {
  const { items, size, sign, waveFrequency, waveIntensity, animationDirection, animationSpeed, pausedOnHover } = props
  const shown = items.filter(({ text }) => text.trim() !== '')
  if (shown.length === 0)
    return page.editing ? (
      <p className="marquee-empty">{pagesBlockMessages(hintLanguage(page), 'marquee.empty')}</p>
    ) : null
  const motion = { waveFrequency, waveIntensity, animationDirection, animationSpeed, pausedOnHover }
  const say = (name: 'marquee.pause' | 'marquee.play') => pagesBlockMessages(page.language, name)
  return (
    <div
      className="marquee"
      data-size={size}
      data-sign={sign}
      style={waveIntensity > 0 ? ({ '--wave': waveIntensity } as CSSProperties) : undefined}
    >
      <Wake island={marquee} props={{ ...motion, pause: say('marquee.pause'), play: say('marquee.play') }}>
        <div className="marquee-window">
          <div className="marquee-track">
            <ul>
              {shown.map((item) => (
                <li key={item.id}>
                  <Words {...item} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <button type="button" className="marquee-pause" aria-label={say('marquee.pause')} hidden />
      </Wake>
    </div>
  )
}

function Words({ text, href }: { text: string; href: string }): ReactNode {
  const safe = href ? safeHref(href) : null
  return safe ? <a href={safe}>{text}</a> : text
}
