import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isRegistrationOpen, platformSettings } from '#features/accounts/server'
import type { Locale, PlatformContext, Writable } from '#platform/context'
import { inSite } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { type SiteLook, fontFacesOf, fontFamilies, fontOf, fontStack } from '#platform/theme'
import { frontMessages } from '../contract/front.messages.ts'
import { frontPageCss } from './front-page.styles.ts'
import { siteByName } from './site.queries.ts'
import { lookOfSite } from './site-looks.ts'

interface Shown {
  title: string
  address: string
  look: SiteLook | null
}

const headers = {
  'Cache-Control': 'private, no-cache',
  'Content-Language': '',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  Vary: 'Accept-Language, Cookie',
}

/** Renders the installation's front page with its sign-in link and public sites, complete without scripts. */
export async function frontPage(
  ctx: Writable<PlatformContext>,
  { language }: { language: Locale },
): Promise<Answer<string>> {
  const [sites, mayRegister] = await Promise.all([showcased(ctx), isRegistrationOpen(ctx)])
  const html = renderToStaticMarkup(<Page language={language} sites={sites} mayRegister={mayRegister} />)
  return answer({
    type: 'text/html; charset=utf-8',
    headers: { ...headers, 'Content-Language': language },
    body: `<!doctype html>${html}`,
  })
}

async function showcased(ctx: Writable<PlatformContext>): Promise<Shown[]> {
  const { showcase } = await platformSettings(ctx)
  const shown = await Promise.all(
    showcase.slice(0, 6).map(async ({ name }) => {
      const site = await siteByName(ctx, name)
      return (
        site && {
          title: site.title,
          address: `${site.baseUrl}/`,
          look: await inSite({ ...ctx, locale: 'en' as const }, site, lookOfSite),
        }
      )
    }),
  )
  return shown.filter((site) => site !== null)
}

function Page({
  language,
  sites,
  mayRegister,
}: {
  language: Locale
  sites: readonly Shown[]
  mayRegister: boolean
}): ReactNode {
  const t = (name: Parameters<typeof frontMessages>[1]) => frontMessages(language, name)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{t('title')}</title>
        <meta name="description" content={t('lead')} />
        <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(mark)}`} />
        <style dangerouslySetInnerHTML={{ __html: frontPageCss + facesOf(sites) }} />
      </head>
      <body>
        <div className="frame">
          <header>
            <span className="brand">
              <span dangerouslySetInnerHTML={{ __html: mark }} />
              Quoin
            </span>
            <a className="way" href="/sign-in">
              {t('sign.in')}
            </a>
          </header>
          <main>
            <div className="hero">
              <h1>{t('heading')}</h1>
              <p className="lead">{t('lead')}</p>
              <div className="acts">
                <a className="act" href="/sign-in">
                  {t('sign.in')}
                </a>
                {mayRegister && (
                  <a className="way" href="/register">
                    {t('register')}
                  </a>
                )}
              </div>
            </div>
            {sites.length > 0 && <Showcase sites={sites} heading={t('showcase')} lead={t('showcase.lead')} />}
          </main>
        </div>
        <div className="stones" aria-hidden="true">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((stone) => (
            <i key={stone} />
          ))}
        </div>
      </body>
    </html>
  )
}

function Showcase({ sites, heading, lead }: { sites: readonly Shown[]; heading: string; lead: string }): ReactNode {
  return (
    <section className="sites">
      <div>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul>
        {sites.map((site) => (
          <li key={site.address}>
            <a className="card" href={site.address} style={styleOf(site.look)}>
              {site.look?.image ? <img src={site.look.image} alt="" /> : <span className="plain" />}
              <span className="words">
                <b>{site.title}</b>
                <small>{new URL(site.address).host}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function styleOf(look: SiteLook | null): CSSProperties | undefined {
  if (!look) return undefined
  const family = familyOf(look)
  return {
    '--own-paper': look.paper,
    '--own-ink': look.ink,
    '--own-accent': look.accent,
    ...(family ? { fontFamily: fontStack(fontOf(family)), fontWeight: look.font.weight } : {}),
  } as CSSProperties
}

function familyOf(look: SiteLook) {
  return fontFamilies.find((family) => family === look.font.family)
}

function facesOf(sites: readonly Shown[]): string {
  const families = new Set(sites.flatMap(({ look }) => (look ? (familyOf(look) ?? []) : [])))
  families.delete('Inter')
  return [...families]
    .map((family) => {
      const face = { family, weight: 600, italic: false } as const
      return fontFacesOf({ heading: face, body: face }).css
    })
    .join('')
}

/** The logo: three courses of a corner, with the long stone in blue. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="24" height="24"><path fill="#027AFF" d="M2 2h16v5H2z"/><path fill="#8A93A3" d="M2 8.5h11v5H2z"/><path fill="#5A6270" d="M2 15h16v3H2z"/></svg>'
