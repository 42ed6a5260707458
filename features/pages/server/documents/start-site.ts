import { headed, paragraphs } from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { startingStyles } from '#platform/theme'
import { pagesMessages } from '../../contract/index.ts'
import { type NewDocument, createDocument } from './create-document.ts'
import { setHomepage } from '../addresses/homepage.ts'
import { publish } from '../publish/publish.ts'
import { type Start, startingBlock } from './starting-block.ts'
import { startingHeader } from './starting-header.ts'

/** Creates a blank site's homepage with a welcome, header and footer. Samples and imports bring their own. */
export async function startSite(ctx: OwnerTransaction, { start }: { start: string }): Promise<void> {
  if (start !== 'blank') return
  const say = (name: 'start.home' | 'start.title'): string => pagesMessages(ctx.locale, name, { title: ctx.site.title })
  const home = await createDocument(ctx, {
    kind: 'page',
    settings: { title: say('start.home'), slug: 'home' },
    ...section(ctx, [
      {
        type: 'html',
        props: { text: headed(1, say('start.title')) },
        cells: { x: 4, y: 0, w: 16, h: 6, z: 0 },
      },
    ]),
  })
  const header = await createDocument(ctx, {
    kind: 'header',
    settings: {},
    ...section(ctx, startingHeader),
  })
  const footer = await createDocument(ctx, {
    kind: 'footer',
    settings: {},
    ...section(ctx, [
      { type: 'html', props: { text: paragraphs(ctx.site.title) }, cells: { x: 0, y: 0, w: 24, h: 2, z: 0 } },
    ]),
  })
  const styles = await createDocument(ctx, { kind: 'styles', settings: startingStyles })
  await setHomepage(ctx, { id: home.id })
  // The starting texts of a blank site are for its owner alone, so the home page stays a draft.
  await publish(ctx, { documents: [header.id, footer.id, styles.id] })
}

/** Returns one section with a block of each available type. */
function section(ctx: OwnerContext, starts: readonly Start[]): Pick<NewDocument, 'sections' | 'blocks'> {
  const id = newId(ctx.now().getTime())
  const blocks = starts.flatMap((start, at) => startingBlock(ctx, start, { section: id, order: `a${at}` }) ?? [])
  return { sections: [{ id, order: 'a0' }], blocks }
}
