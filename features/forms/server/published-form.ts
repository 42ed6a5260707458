import { type PublishedBlock, mayEnter, publishedBlockById } from '#features/pages/server'
import type { VisitorContext } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { presentProps } from '#platform/render/server'
import { type FormProps, formBlockContract } from '../blocks/form/form.contract.ts'
import { formMessages } from '../contract/forms.messages.ts'
import { formsProblems } from '../contract/index.ts'

export interface PublishedForm extends Pick<PublishedBlock, 'documentId' | 'title'> {
  id: string
  /** What the inbox calls it. */
  name: string
  props: FormProps
}

/** The form as visitors see it. A form behind a lock that whoever asks has not opened is missing (C8.09). */
export async function publishedForm(ctx: VisitorContext & CalledBy, id: string, path: string): Promise<PublishedForm> {
  const found = await publishedBlockById(ctx, id)
  const serverBlock = ctx.product.blocks.get(formBlockContract.type)
  const props = found?.block.type === formBlockContract.type && serverBlock && presentProps(serverBlock, found.block)
  if (!props || !(await mayEnter(ctx, found.locks, path))) throw formsProblems.formMissing()
  const form = props.value as FormProps
  const name = form.name.trim() || found.title.trim() || formMessages(ctx.locale, 'unnamed')
  return { id, name, props: form, documentId: found.documentId, title: found.title }
}
