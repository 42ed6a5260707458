import { useMemo, useState } from 'react'
import { useLocale, useWords } from '#platform/ui'
import { fontFacesOf, motionCss, sectionThemes, siteCss, type SiteStyles } from '#platform/theme'
import { designScreenMessages } from './design.messages.ts'
import { type PreviewDevice, PreviewFrame, useHidingHeader } from './preview-frame.tsx'

const ownCss =
  '.site-header .section{padding-inline:var(--gutter)}section{padding:clamp(32px,6vw,80px) var(--gutter)}section .text{max-width:44rem}section .button{margin-top:1.4em}'

/** Sample text in every pairing of the palette: headings, text, a link and a button. */
export function StylePreview({ styles, device }: { styles: SiteStyles; device: PreviewDevice }) {
  const t = useWords(designScreenMessages)
  const css = useMemo(() => fontFacesOf(styles).css + siteCss(styles) + motionCss(styles) + ownCss, [styles])
  const [header, setHeader] = useState<HTMLElement | null>(null)
  useHidingHeader(header, styles.header.hides)
  return (
    <PreviewFrame title={t('sample')} device={device} locale={useLocale()} css={css}>
      <header className="site-header" data-theme="lightest" ref={setHeader}>
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
    </PreviewFrame>
  )
}
