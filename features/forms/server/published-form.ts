import { type PublishedBlock, mayEnter, publishedBlockById } from '#features/pages/server'
import type { SiteContext, VisitorContext } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { presentProps } from '#platform/render/server'
import { type FormProps, formBlockContract } from '../blocks/form/form.contract.ts'
import { type NewsletterProps, newsletterBlockContract } from '../blocks/newsletter/newsletter.contract.ts'
import { newsletterForm } from '../blocks/newsletter/newsletter-form.ts'
import { formMessages } from '../contract/forms.messages.ts'
import { formsProblems } from '../contract/index.ts'

export interface PublishedForm extends Pick<PublishedBlock, 'documentId' | 'title'> {
  id: string
  /** Name of the form in the inbox. */
  name: string
  props: FormProps
  /** Present for a newsletter form: its senders join a list, and the inbox stays empty. */
  newsletter: NewsletterProps | null
}

/** Returns the form as visitors see it. A form behind a closed lock counts as missing (C8.09). */
export async function publishedForm(ctx: VisitorContext & CalledBy, id: string, path: string): Promise<PublishedForm> {
  const found = await publishedBlockById(ctx, id)
  const form = found && formOfBlock(ctx, found)
  if (!found || !form || !(await mayEnter(ctx, found.locks, path))) throw formsProblems.formMissing()
  const name = form.props.name.trim() || found.title.trim() || formMessages(ctx.locale, 'unnamed')
  return { id, name, ...form, documentId: found.documentId, title: found.title }
}

/** Returns the form of a block; null for other blocks. */
export function formOfBlock(
  ctx: SiteContext,
  { block }: Pick<PublishedBlock, 'block'>,
): Pick<PublishedForm, 'props' | 'newsletter'> | null {
  const serverBlock = ctx.product.blocks.get(block.type)
  const props = serverBlock && presentProps(serverBlock, block)
  if (!props) return null
  if (block.type === formBlockContract.type) return { props: props.value as FormProps, newsletter: null }
  if (block.type !== newsletterBlockContract.type) return null
  const newsletter = props.value as NewsletterProps
  return { props: { ...formBlockContract.starts, ...newsletterForm(newsletter) } as FormProps, newsletter }
}
