import { block } from '#platform/render/server'
import { requestBlockContract } from './review-request.contract.ts'
import link from '../reviews/link-form.css?inline'
import ground from './review-request.css?inline'
import { loadRequest } from './review-request.loader.ts'
import { RequestView } from './review-request.view.tsx'

export const requestBlock = block({
  contract: requestBlockContract,
  loader: loadRequest,
  view: RequestView,
  css: [{ css: ground }, { css: link, where: ['reviews-link'] }],
})
