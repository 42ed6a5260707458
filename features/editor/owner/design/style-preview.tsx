import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#platform/ui'
import { followScroll } from '#platform/visitor'
import { fontFacesOf, motionCss, sectionThemes, siteCss, type SiteStyles } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'

const ownCss =
  '.site-header .section{padding-inline:var(--gutter)}section{padding:clamp(32px,6vw,80px) var(--gutter)}section .text{max-width:44rem}section .button{margin-top:1.4em}'

/** Shows every pairing of the palette with headings, text, a link and a button. */
export function StylePreview({ styles }: { styles: SiteStyles }) {
  const t = useWords(designScreenMessages)
  const [ctx, setInside] = useState<Document | null>(null)
  const css = useMemo(() => fontFacesOf(styles).css + siteCss(styles) + motionCss(styles) + ownCss, [styles])
  const { hides } = styles.header
  useEffect(() => {
    const header = ctx?.querySelector<HTMLElement>('.site-header')
    return hides && header ? followScroll(header) : undefined
  }, [ctx, hides])
  return (
    <div className="d-preview">
      <iframe
        title={t('design')}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
      />
      {ctx?.body &&
        createPortal(
          <>
            {createPortal(<style>{css}</style>, ctx.head)}
            <header className="site-header" data-theme="lightest">
              <div className="section">
                <div className="grid">
                  <strong className="block">{t('header')}</strong>
                  <span className="block">{t('sampleLink')}</span>
                </div>
              </div>
            </header>
            <main>
              {sectionThemes.map((theme, index) => (
                <section key={theme} data-theme={theme}>
                  <div className="grid">
                    <div className="block text">
                      {index === 0 ? <h1>{t('sampleHeading')}</h1> : <h2>{t('sampleHeading')}</h2>}
                      <p>
                        {t('sampleText')}{' '}
                        <a href="#top" tabIndex={-1}>
                          {t('sampleLink')}
                        </a>
                        .
                      </p>
                      <span className="button">{t('sampleButton')}</span>
                    </div>
                  </div>
                </section>
              ))}
            </main>
          </>,
          ctx.body,
        )}
    </div>
  )
}
