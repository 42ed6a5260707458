import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#platform/ui'
import { fontFacesOf, sectionThemes, siteCss, type SiteStyles } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'

const ownCss =
  'section{padding:clamp(32px,6vw,80px) var(--gutter)}section>.text{max-width:44rem}section .button{margin-top:1.4em}'

/** Every pairing of the palette with headings, text, a link and a button in it. */
export function StylePreview({ styles }: { styles: SiteStyles }) {
  const t = useWords(designScreenMessages)
  const [ctx, setInside] = useState<Document | null>(null)
  const css = useMemo(() => fontFacesOf(styles).css + siteCss(styles) + ownCss, [styles])
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
            <main>
              {sectionThemes.map((theme, index) => (
                <section key={theme} data-theme={theme}>
                  <div className="text">
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
                </section>
              ))}
            </main>
          </>,
          ctx.body,
        )}
    </div>
  )
}
