import type { Language } from '#platform/i18n'
import type { ReactNode } from 'react'
import { BesideImage, PopularList, type SpecialWords } from '../../visitor/special-page.tsx'
import specialCss from '../../visitor/special-page.css?inline'
import { emptyDocument } from '#platform/document'
import { cacheTag, type SiteContext, type VisitorContext, type VisitorTransaction } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { type RenderedPart, type BundleOf, renderMarkup } from '#platform/render/server'
import type { Availability } from '../../contract/availability.api.ts'
import { servingMessages } from '../../contract/serving.messages.ts'
import { frameDocuments, systemPage } from '../publish/page-at.queries.ts'
import { pageContextOf } from '../render/page-context.ts'
import { type RenderedPage, renderPage, settingsOf } from '../render/render-page.tsx'
import { renderSections } from '../render/render-sections.tsx'
import type { SiteFrame } from '../render/site-frame.tsx'
import { popularOn } from '../special-pages/popular.ts'
import { specialPage } from '../special-pages/special-page.ts'
import css from './system-pages.css?inline'

interface Options {
  frame: Pick<SiteFrame, 'styles'>
  bundleOf: BundleOf
}

const { pageTypes } = enumerations

/** C2.06: the owner's page for unknown addresses, or ours with a search and a link to the home page. */
export async function missingPage(ctx: VisitorTransaction, { frame, bundleOf }: Options): Promise<RenderedPage> {
  const own = await systemPage(ctx, pageTypes.notFound)
  if (own) return renderPage(ctx, { page: own, frame, query: {}, bundleOf, runsOwnerCode: true })
  const words = await specialPage(ctx, 'missing')
  const popular = await popularOn(ctx, mostPopular)
  const title = words.title || servingMessages(ctx.locale, 'missing.title')
  const page = plainPage(ctx, pageTypes.notFound, title, [
    <MissingView key="words" language={ctx.locale} words={words} />,
    <Popular key="popular" language={ctx.locale} entries={popular.data} />,
  ])
  const { part } = page
  return {
    ...page,
    part: { ...part, tags: [...part.tags, ...words.tags, ...popular.tags], until: popular.until ?? null },
  }
}

const mostPopular = 4

/** Page of a site without a public home page. */
export async function comingSoonPage(ctx: VisitorContext): Promise<RenderedPage> {
  const words = await specialPage(ctx, 'soon')
  const title = words.title || servingMessages(ctx.locale, 'soon.title')
  const text = words.text || servingMessages(ctx.locale, 'soon.text', { site: ctx.site.title })
  return plainPage(ctx, pageTypes.page, title, <Words title={title} text={text} image={words.image} />)
}

/** Page of a closed site: the owner's text, and a form where a password opens it. */
export async function closedSitePage(
  ctx: VisitorContext,
  { closure, returnTo, isWrong }: { closure: Availability; returnTo: string; isWrong: boolean },
): Promise<RenderedPage> {
  const { state, words } = closure
  const { id, title: siteTitle } = ctx.site
  const own = await specialPage(ctx, state === 'coming-soon' ? 'soon' : 'lock')
  if (state === 'coming-soon') {
    const title = closure.title || own.title || servingMessages(ctx.locale, 'soon.title')
    const text = words || own.text || servingMessages(ctx.locale, 'soon.text', { site: siteTitle })
    return plainPage(ctx, pageTypes.page, title, <Words title={title} text={text} image={own.image} />)
  }
  const title = closure.title || own.title || siteTitle
  const text = words || own.text || servingMessages(ctx.locale, 'lock.siteText')
  const form = { language: ctx.locale, title, text, image: own.image, documentId: id, returnTo, isWrong }
  return plainPage(ctx, pageTypes.lockScreen, title, <LockForm {...form} />)
}

/** C2.07 */
export async function errorPage(
  ctx: VisitorTransaction,
  { frame, bundleOf, id }: Options & { id: string },
): Promise<RenderedPage> {
  const own = await systemPage(ctx, pageTypes.error)
  if (own) return renderPage(ctx, { page: own, frame, query: {}, bundleOf, runsOwnerCode: false })
  const title = servingMessages(ctx.locale, 'error.title')
  return plainPage(
    ctx,
    pageTypes.error,
    title,
    <Words title={title} text={servingMessages(ctx.locale, 'error.text', { id })} />,
  )
}

interface Lock extends Options {
  /** The locked document, and the requested address. */
  lock: { documentId: string; lockScreen: string | null; path: string }
  returnTo: string
  isWrong: boolean
}

/** C2.09: the site's lock screen around the form that opens the page, without content of the page. */
export async function lockScreen(
  ctx: VisitorContext,
  { frame, bundleOf, lock, returnTo, isWrong }: Lock,
): Promise<RenderedPage> {
  const screens = await frameDocuments(ctx, ['lock-screen'])
  const own = screens.find(({ document }) => document.id === lock.lockScreen)?.document ?? screens[0]?.document
  const words = own?.settings as { title?: string; message?: string } | undefined
  const special = await specialPage(ctx, 'lock')
  const title = words?.title || special.title || servingMessages(ctx.locale, 'lock.title')
  const form = (
    <LockForm
      language={ctx.locale}
      title={title}
      text={words?.message || special.text}
      image={own ? null : special.image}
      documentId={lock.documentId}
      returnTo={returnTo}
      isWrong={isWrong}
    />
  )
  if (!own) return plainPage(ctx, pageTypes.lockScreen, title, form)
  const pageContext = pageContextOf(ctx, {
    documentId: own.id,
    path: lock.path,
    pageType: pageTypes.lockScreen,
    locks: everybody,
    siteWidth: frame.styles.width,
  })
  const around = (sections: ReactNode) => [<div key="sections">{sections}</div>, <div key="form">{form}</div>]
  const part = await renderSections(ctx, {
    document: own,
    pageContext: pageContext,
    prefix: 'p',
    bundleOf,
    runsOwnerCode: false,
    around,
  })
  return {
    part,
    pageContext: pageContext,
    kind: 'lock-screen',
    settings: settingsOf({ settings: { title } }),
    head: {},
    collectionId: null,
    css,
  }
}

function plainPage(ctx: SiteContext, pageType: number, title: string, content: ReactNode): RenderedPage {
  const document = emptyDocument('', 'page', { title })
  const markup = renderMarkup(content, { bundleOf: () => null, runsOwnerCode: false, prefix: 'p' })
  const part: RenderedPart = { ...markup, types: new Set(), tags: [cacheTag.site], until: null }
  return {
    part,
    pageContext: pageContextOf(ctx, { documentId: '', path: '', pageType, locks: everybody }),
    kind: 'page',
    settings: settingsOf(document),
    head: {},
    collectionId: null,
    css: css + specialCss,
  }
}

interface WordsProps {
  title: string
  text: string
  image?: SpecialWords['image']
  children?: ReactNode
}

function Words({ title, text, image = null, children }: WordsProps): ReactNode {
  return (
    <section
      className="section"
      data-width={image ? 'site' : 'narrow'}
      data-height="medium"
      data-align={image ? undefined : 'center'}
    >
      <BesideImage image={image}>
        <div className="words text">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          {children}
        </div>
      </BesideImage>
    </section>
  )
}

function Popular({
  language,
  entries,
}: {
  language: Language
  entries: Parameters<typeof PopularList>[0]['entries']
}): ReactNode {
  if (entries.length === 0) return null
  const say = (name: 'popular' | 'was') => servingMessages(language, name)
  return (
    <section className="section" data-width="site" data-height="small">
      <PopularList entries={entries} title={say('popular')} was={say('was')} />
    </section>
  )
}

function MissingView({ language, words }: { language: Language; words: SpecialWords }): ReactNode {
  const say = (name: 'missing.title' | 'missing.text' | 'missing.search' | 'missing.find' | 'missing.home') =>
    servingMessages(language, name)
  return (
    <Words title={words.title || say('missing.title')} text={words.text || say('missing.text')} image={words.image}>
      <form action="/search" role="search">
        <label htmlFor="missing-search">{say('missing.search')}</label>
        <div className="words-ask">
          <input id="missing-search" type="search" name="q" maxLength={200} enterKeyHint="search" />
          <button className="button">{say('missing.find')}</button>
        </div>
      </form>
      <p>
        <a href="/">{say('missing.home')}</a>
      </p>
    </Words>
  )
}

function LockForm(props: {
  language: Language
  title: string
  text: string
  image: SpecialWords['image']
  documentId: string
  returnTo: string
  isWrong: boolean
}): ReactNode {
  const { language, title, text, image, documentId, returnTo, isWrong } = props
  return (
    <Words title={title} text={text || servingMessages(language, 'lock.text')} image={image}>
      <form method="post" action="/api/site/unlock" noValidate>
        <input type="hidden" name="document" value={documentId} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <label htmlFor="lock-password">{servingMessages(language, 'lock.password')}</label>
        <div className="words-ask">
          <input
            id="lock-password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            aria-describedby={isWrong ? 'lock-wrong' : undefined}
            aria-invalid={isWrong || undefined}
          />
          <button className="button">{servingMessages(language, 'lock.open')}</button>
        </div>
        {isWrong && (
          <p id="lock-wrong" className="words-wrong" role="alert">
            {servingMessages(language, 'lock.wrong')}
          </p>
        )}
      </form>
    </Words>
  )
}
