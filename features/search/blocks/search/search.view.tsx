import { AssetImage, type ImageAsset } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import { BesideImage, type PopularEntry, PopularList, type SpecialWords } from '#features/pages/visitor'
import { type PageContext, type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import { searchMessages } from '../../contract/search.messages.ts'
import type { Fragment } from '../../contract/search.rules.ts'
import type { PreviewWords } from './preview-list.dom.ts'
import type { SearchProps } from './search.contract.ts'
import { searchPreview } from './search-preview.behaviour.ts'

export interface FoundProduct {
  image: { asset: ImageAsset; focalPoint: ImageAsset['focalPoint'] } | null
  price: string
  /** Price before a sale; '' when there is none. */
  before: string
}

export interface SearchData {
  query: string
  count: number
  /** The corrected query, when nothing matches the typed words. */
  corrected: string | null
  page: number
  pages: number
  /** Suggestions, and the owner's text, for a search without results. */
  popular: readonly PopularEntry[]
  words: SpecialWords | null
  results: readonly {
    path: string
    title: readonly Fragment[]
    text: readonly Fragment[]
    product: FoundProduct | null
  }[]
}

export function SearchView({ id, props, data, page }: ViewProps<SearchProps, SearchData | null>): ReactNode {
  if (!data && props.look === 'icon') return <SearchButton id={id} props={props} page={page} />
  return (
    <div className="search" data-results={data ? '' : undefined}>
      {data && <h1>{searchMessages(page.language, 'title')}</h1>}
      <SearchForm id={id} props={props} query={data?.query ?? ''} page={page} />
      {data && <Results data={data} page={page} />}
    </div>
  )
}

/** A button that opens the field over the page, for narrow places. It works without scripts. */
function SearchButton({ id, props, page }: Omit<FormProps, 'query'>): ReactNode {
  return (
    <div className="search">
      <button
        type="button"
        className="search-open"
        popoverTarget={`search-${id}`}
        aria-label={searchMessages(page.language, 'title')}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
      </button>
      <div className="search-panel" id={`search-${id}`} popover="auto">
        <SearchForm id={id} props={props} query="" page={page} opens />
        <button
          type="button"
          className="search-close"
          popoverTarget={`search-${id}`}
          popoverTargetAction="hide"
          aria-label={searchMessages(page.language, 'close')}
        >
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
    </div>
  )
}

interface FormProps {
  id: string
  props: SearchProps
  query: string
  page: PageContext
  /** Whether the field takes the focus when its surrounding opens. */
  opens?: boolean
}

function SearchForm({ id, props, query, page, opens = false }: FormProps): ReactNode {
  const say = (name: 'label' | 'button') => searchMessages(page.language, name)
  const field = (
    <input
      id={`q-${id}`}
      // Escape closes the popover that contains the field; a field of type `search` would handle the key itself.
      type={opens ? 'text' : 'search'}
      name="q"
      defaultValue={query}
      // Phones have space for one word.
      placeholder={props.placeholder || (opens ? searchMessages(page.language, 'title') : say('label'))}
      maxLength={200}
      enterKeyHint="search"
      {...(opens && { autoFocus: true })}
    />
  )
  return (
    <search {...(opens && { 'aria-label': searchMessages(page.language, 'title') })}>
      <form className="search-form" action="/search" data-look={props.look}>
        <label className="sr" htmlFor={`q-${id}`}>
          {say('label')}
        </label>
        {props.preview ? (
          <Wake island={searchPreview} when="touch" props={previewWords(page)}>
            {field}
          </Wake>
        ) : (
          field
        )}
        <button className="button">{props.button || say('button')}</button>
      </form>
    </search>
  )
}

function previewWords({ language }: PageContext): PreviewWords {
  return {
    results: searchMessages(language, 'preview.results'),
    one: searchMessages(language, 'preview.one'),
    many: searchMessages(language, 'preview.many', { n: '{n}' }),
    all: searchMessages(language, 'preview.all'),
    none: searchMessages(language, 'none', { query: '{query}' }),
    corrected: searchMessages(language, 'corrected.shown', { query: '{query}' }),
  }
}

function Results({ data, page }: { data: SearchData; page: PageContext }): ReactNode {
  const { query, count } = data
  if (query === '') return <p className="search-note">{searchMessages(page.language, 'start')}</p>
  if (count === 0) {
    return (
      <>
        <BesideImage image={data.words?.image ?? null}>
          <div className="search-note">
            {data.words?.title && <p className="search-lead">{data.words.title}</p>}
            <output>{searchMessages(page.language, 'none', { query })}</output>
            <p>{data.words?.text || searchMessages(page.language, 'hint')}</p>
          </div>
        </BesideImage>
        <PopularList
          entries={data.popular}
          title={searchMessages(page.language, 'wanted')}
          was={searchMessages(page.language, 'was')}
        />
      </>
    )
  }
  return (
    <>
      <output className="search-note">
        {data.corrected !== null && <>{searchMessages(page.language, 'corrected', { query })} </>}
        {searchMessages(page.language, 'found', { n: count, query: data.corrected ?? query })}
      </output>
      <ol className="search-results" start={(data.page - 1) * 10 + 1}>
        {data.results.map(({ path, title, text, product }) => (
          <li key={path} data-product={product ? '' : undefined}>
            {product && <ProductImage product={product} />}
            <h2>
              <a href={hrefOf(path)}>
                <Marked fragments={title} />
              </a>
            </h2>
            {product && product.price !== '' && <ProductPrice product={product} page={page} />}
            <p>
              <Marked fragments={text} />
            </p>
            <p className="search-path">{path}</p>
          </li>
        ))}
      </ol>
      <SearchPager data={data} page={page} />
    </>
  )
}

function ProductImage({ product: { image } }: { product: FoundProduct }): ReactNode {
  return (
    <div className="search-image">
      {image && <AssetImage asset={image.asset} alt="" sizes="7rem" ratio={4 / 5} focalPoint={image.focalPoint} />}
    </div>
  )
}

function ProductPrice({ product: { price, before }, page }: { product: FoundProduct; page: PageContext }): ReactNode {
  return (
    <p className="search-price">
      {price}
      {before !== '' && (
        <del>
          <span className="sr">{searchMessages(page.language, 'was')} </span>
          {before}
        </del>
      )}
    </p>
  )
}

function SearchPager({ data, page }: { data: SearchData; page: PageContext }): ReactNode {
  if (data.pages <= 1) return null
  const to = (at: number) => `/search?q=${encodeURIComponent(data.query)}${at > 1 ? `&page=${at}` : ''}`
  return (
    <nav className="search-pages" aria-label={searchMessages(page.language, 'pages')}>
      {data.page > 1 && (
        <a rel="prev" href={to(data.page - 1)}>
          {searchMessages(page.language, 'previous')}
        </a>
      )}
      <span>
        {data.page} / {data.pages}
      </span>
      {data.page < data.pages && (
        <a rel="next" href={to(data.page + 1)}>
          {searchMessages(page.language, 'next')}
        </a>
      )}
    </nav>
  )
}

function Marked({ fragments }: { fragments: readonly Fragment[] }): ReactNode {
  return fragments.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text))
}
