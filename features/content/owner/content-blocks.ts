import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { archiveBlockContract } from '../blocks/archive/archive.contract.ts'
import { archivePanel } from '../blocks/archive/archive.panel.tsx'
import { ArchiveView } from '../blocks/archive/archive.view.tsx'
import { collectionLinkBlockContract } from '../blocks/collection-link/collection-link.contract.ts'
import collectionLinkCss from '../blocks/collection-link/collection-link.css?inline'
import { collectionLinkPanel } from '../blocks/collection-link/collection-link.panel.tsx'
import { CollectionLinkView } from '../blocks/collection-link/collection-link.view.tsx'
import { indexBlockContract } from '../blocks/index/index.contract.ts'
import indexCss from '../blocks/index/index.css?inline'
import { indexPanel } from '../blocks/index/index.panel.tsx'
import { IndexView } from '../blocks/index/index.view.tsx'
import { journalBlockContract } from '../blocks/journal/journal.contract.ts'
import journalCss from '../blocks/journal/journal.css?inline'
import { journalPanel } from '../blocks/journal/journal.panel.tsx'
import { JournalView } from '../blocks/journal/journal.view.tsx'
import { postsByAuthorBlockContract } from '../blocks/posts-by-author/posts-by-author.contract.ts'
import { postsByAuthorPanel } from '../blocks/posts-by-author/posts-by-author.panel.tsx'
import { PostsByAuthorView } from '../blocks/posts-by-author/posts-by-author.view.tsx'
import { postsByCategoryBlockContract } from '../blocks/posts-by-category/posts-by-category.contract.ts'
import { postsByCategoryPanel } from '../blocks/posts-by-category/posts-by-category.panel.tsx'
import { PostsByCategoryView } from '../blocks/posts-by-category/posts-by-category.view.tsx'
import { postsByMonthBlockContract } from '../blocks/posts-by-month/posts-by-month.contract.ts'
import { postsByMonthPanel } from '../blocks/posts-by-month/posts-by-month.panel.tsx'
import { PostsByMonthView } from '../blocks/posts-by-month/posts-by-month.view.tsx'
import { postsByTagBlockContract } from '../blocks/posts-by-tag/posts-by-tag.contract.ts'
import { postsByTagPanel } from '../blocks/posts-by-tag/posts-by-tag.panel.tsx'
import { PostsByTagView } from '../blocks/posts-by-tag/posts-by-tag.view.tsx'
import { rssBlockContract } from '../blocks/rss/rss.contract.ts'
import rssCss from '../blocks/rss/rss.css?inline'
import { rssPanel } from '../blocks/rss/rss.panel.tsx'
import { RssView } from '../blocks/rss/rss.view.tsx'
import { tagCloudBlockContract } from '../blocks/tag-cloud/tag-cloud.contract.ts'
import tagCloudCss from '../blocks/tag-cloud/tag-cloud.css?inline'
import { tagCloudPanel } from '../blocks/tag-cloud/tag-cloud.panel.tsx'
import { TagCloudView } from '../blocks/tag-cloud/tag-cloud.view.tsx'
import indexPartsCss from '../visitor/index-parts.css?inline'
import itemCss from '../visitor/item-parts.css?inline'
import termCss from '../visitor/term-list.css?inline'

export const contentBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: archiveBlockContract, view: ArchiveView, css: termCss, panel: archivePanel }),
  canvasBlock({
    contract: collectionLinkBlockContract,
    view: CollectionLinkView,
    css: collectionLinkCss,
    panel: collectionLinkPanel,
  }),
  canvasBlock({
    contract: indexBlockContract,
    view: IndexView,
    css: itemCss + indexPartsCss + indexCss,
    panel: indexPanel,
  }),
  canvasBlock({
    contract: journalBlockContract,
    view: JournalView,
    css: itemCss + indexPartsCss + journalCss,
    panel: journalPanel,
  }),
  canvasBlock({
    contract: postsByAuthorBlockContract,
    view: PostsByAuthorView,
    css: termCss,
    panel: postsByAuthorPanel,
  }),
  canvasBlock({
    contract: postsByCategoryBlockContract,
    view: PostsByCategoryView,
    css: termCss,
    panel: postsByCategoryPanel,
  }),
  canvasBlock({ contract: postsByMonthBlockContract, view: PostsByMonthView, css: termCss, panel: postsByMonthPanel }),
  canvasBlock({ contract: postsByTagBlockContract, view: PostsByTagView, css: termCss, panel: postsByTagPanel }),
  canvasBlock({ contract: rssBlockContract, view: RssView, css: rssCss, panel: rssPanel }),
  canvasBlock({ contract: tagCloudBlockContract, view: TagCloudView, css: tagCloudCss, panel: tagCloudPanel }),
]
