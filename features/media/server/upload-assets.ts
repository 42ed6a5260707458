import type { OwnerContext, Writable } from '#platform/context'
import { type Output, Problem, newId } from '#platform/contract'
import { inSite } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { problemSentence } from '#platform/i18n'
import { type Asset, mediaProblems, type mediaApi } from '../contract/index.ts'
import { heldFolder } from './folders.ts'
import { keepFile } from './keep-file.ts'
import { insertAsset } from './store-asset.ts'

/** Stores each uploaded file in a transaction of its own, so that a refused one does not affect the others. */
export async function uploadAssets(ctx: Writable<OwnerContext> & CalledBy): Promise<Output<typeof mediaApi.upload>> {
  ctx.require('content.media')
  const assets: Asset[] = []
  const refused: Output<typeof mediaApi.upload>['refused'] = []
  for await (const { name, body, fields } of ctx.caller.files()) {
    try {
      const id = newId(ctx.now().getTime())
      const storedFile = await keepFile(ctx, id, body as AsyncIterable<Uint8Array>, name)
      assets.push(
        await inSite(ctx, ctx.site, async (tx) =>
          insertAsset(tx, {
            id,
            name,
            kept: storedFile,
            alt: (fields['alt'] ?? '').slice(0, 1000),
            folderId: await heldFolder(tx, fields['folder'] ?? null),
          }),
        ),
      )
    } catch (error) {
      // An unavailable store or database affects every file, so it is reported as an error and not as a refusal.
      if (!(error instanceof Problem) || (error.kind === 'broken' && assets.length === 0)) throw error
      const { code, details, sentence } = error.toBody()
      refused.push({ name, code, details, sentence: problemSentence(ctx.locale, code, details) ?? sentence })
    }
  }
  if (assets.length + refused.length === 0) throw mediaProblems.noFile()
  return { assets, refused }
}
