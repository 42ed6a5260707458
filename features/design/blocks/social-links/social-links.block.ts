import { block } from '#platform/render/server'
import { socialLinksBlockContract } from './social-links.contract.ts'
import css from './social-links.css?inline'
import { socialLinksImporter } from './social-links.importer.ts'
import { SocialLinksView } from './social-links.view.tsx'

export const socialLinksBlock = block({
  contract: socialLinksBlockContract,
  view: SocialLinksView,
  css,
  importer: socialLinksImporter,
})
