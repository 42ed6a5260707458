import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { type Block, paragraphs } from '#platform/document'
import { newId } from '#platform/contract'
import { testContext } from './context.ts'
import { runningApp } from './running.ts'
import { testSite } from './site.ts'
import { blockIn } from './text-section.ts'
import { createDocument, type NewDocument } from '../../features/pages/server/documents/create-document.ts'
import { pagesFeature } from '../../features/pages/server/pages.feature.ts'
import { publish } from '../../features/pages/server/publish/publish.ts'

/** A site whose pages are made, published and asked for. */
export async function servedPages() {
  const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
  const { site, as, account } = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
  const app = await runningApp(ctx)
  const host = 'bakker.localhost:8080'
  const get = (path: string, headers: Record<string, string> = {}) => app.ask(host, path, { headers })

  const text = (section: string, words: string, more: Partial<Block> = {}): Block => ({
    ...blockIn(section, 'html', { text: paragraphs(words) }),
    ...more,
  })

  async function made(
    kind: NewDocument['kind'],
    settings: NewDocument['settings'],
    blocks: (section: string) => Block[] = () => [],
  ): Promise<string> {
    const section = newId()
    return as(async (tx) => {
      const { id } = await createDocument(tx, {
        kind,
        settings,
        sections: [{ id: section, order: 'a0' }],
        blocks: blocks(section),
      })
      await publish(tx, { documents: [id] })
      return id
    })
  }
  const page = (slug: string, words: string, more: NewDocument['settings'] = {}) =>
    made('page', { title: words, slug, ...more }, (section) => [text(section, words)])
  return { ctx, site, as, account, app, host, get, text, made, page }
}
