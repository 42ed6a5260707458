import type { HeadParts } from '#platform/context'
import { enumerations } from '#platform/contract'
import type { PageContext } from '#platform/render'
import type { BlogPosting, BreadcrumbList, CreativeWork, WithContext } from 'schema-dts'
import type { ItemFrameData } from '../../contract/item-frame.ts'
import { absoluteImage } from './load-item-frame.ts'

/** Returns the head of an item's page: description, image, feed and structured data. */
export function itemHead(data: ItemFrameData, page: PageContext): HeadParts {
  const { collection } = data
  return {
    description: data.description,
    type: data.kind === 'post' ? 'article' : 'website',
    image: data.image?.id ?? null,
    feeds: collection?.feed ? [collection.feed] : [],
    jsonLd: page.pageType === enumerations.pageTypes.item ? [workOf(data, page), breadcrumbsOf(data, page)] : [],
  }
}

function workOf(
  data: ItemFrameData,
  { site, locale, path }: PageContext,
): WithContext<BlogPosting> | WithContext<CreativeWork> {
  const common = {
    '@context': 'https://schema.org',
    headline: data.title,
    description: data.description,
    url: site.baseUrl + encodeURI(path),
    inLanguage: locale,
    datePublished: data.date,
    dateModified: data.changedAt,
    ...(data.image ? { image: absoluteImage(site.baseUrl, data.image) } : {}),
    ...(data.author ? { author: { '@type': 'Person' as const, name: data.author.name } } : {}),
    publisher: { '@type': 'Organization' as const, name: site.title, url: site.baseUrl },
    keywords: [...data.categories, ...data.tags].map(({ name }) => name).join(', '),
  } as const
  if (data.kind !== 'post') return { ...common, '@type': 'CreativeWork', name: data.title }
  return { ...common, '@type': 'BlogPosting', wordCount: data.words, mainEntityOfPage: site.baseUrl + encodeURI(path) }
}

function breadcrumbsOf({ title, collection, path }: ItemFrameData, { site }: PageContext): WithContext<BreadcrumbList> {
  const steps = [
    { name: site.title, path: '/' },
    ...(collection && collection.path !== '/' ? [{ name: collection.title, path: collection.path }] : []),
    { name: title, path },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: site.baseUrl + encodeURI(step.path),
    })),
  }
}
