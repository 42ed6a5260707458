import { galleriesFeature } from '#features/galleries/server'
import { formsFeature } from '#features/forms/server'
import { documentSummaries, draftOf } from '#features/pages/server'
import { plainText } from '#platform/document'
import { testContext } from './context.ts'
import { temporaryFile } from './export-file.ts'
import { importFeatures } from './import-features.ts'
import { importedFile } from './imported-file.ts'
import { type TestSite, testSite } from './site.ts'

/** Empty sites, files that come into them, and what visitors read there afterwards. */
export async function exportedSites() {
  const ctx = await testContext({ features: [...new Set([...importFeatures, galleriesFeature, formsFeature])] })

  async function brought(content: string | Uint8Array, file = 'export.xml') {
    const site = await testSite(ctx, { start: 'blank', locale: 'en-GB' })
    const imported = await importedFile(ctx, { file: temporaryFile(file, content), site: site.site.name })
    return { site, ...imported }
  }
  const documents = (site: TestSite) =>
    site.as(async (owner) => [
      ...(await documentSummaries(owner, { kind: 'page' })),
      ...(await documentSummaries(owner, { kind: 'post' })),
    ])
  async function blocksOf(site: TestSite, title: string) {
    const document = (await documents(site)).find((candidate) => candidate.title === title)
    const { blocks } = await site.as((owner) => draftOf(owner, document?.id ?? ''))
    return Object.values(blocks)
      .filter(({ hidden }) => !hidden)
      .toSorted((a, b) => (a.order < b.order ? -1 : 1))
  }
  const wordsOf = async (site: TestSite, title: string): Promise<string> =>
    (await blocksOf(site, title))
      .map(({ props }) => plainText(props.text))
      .filter(Boolean)
      .join('\n')
      .replace(/\n+/g, ' / ')
  const titlesOf = async (site: TestSite) =>
    (await documents(site))
      .map(({ title, publishedAt }) => [title, publishedAt !== null] as const)
      .toSorted(([one], [other]) => one.localeCompare(other))

  return { brought, documents, blocksOf, wordsOf, titlesOf }
}
