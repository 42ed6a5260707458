import type { VisitorContext } from '#platform/context'
import { type BundleOf, jsonForHtml, nonceMark, type RenderedPart, scriptPart } from '#platform/render/server'
import type { SiteSettings } from '../../contract/settings.schema.ts'
import { siteMessages as say } from '../../contract/sites.messages.ts'
import type { OwnerKeys } from '../../visitor/owner-keys.behaviour.ts'

interface Options {
  /** The visitor's role; null on a page that is the same for all. */
  as: 'owner' | 'viewer' | 'visitor' | null
  advanced: SiteSettings['advanced']
  bundleOf: BundleOf
}

/** Renders the link from the site to its owner area. Null for other visitors, unless visitors may sign in by Escape. */
export function ownerPart(ctx: VisitorContext, { as, advanced, bundleOf }: Options): RenderedPart | null {
  const src = bundleOf('owner-keys')
  if (src === null || (as === null && !advanced.useEscapeKeyToLogin)) return null
  const keys: OwnerKeys = {
    as: as ?? 'visitor',
    leadsAway: !advanced.developerMode && !advanced.cloneable,
    ...(as === null && { isPressed: true }),
    title: say(ctx.locale, 'loggedOut'),
    message: say(ctx.locale, 'loggedOut.message'),
  }
  const start = `import(${jsonForHtml(src)}).then(({wake:w})=>w(document.body,${jsonForHtml(keys)}))`
  // Inside a field or an open overlay the key keeps its own meaning.
  const pressed = `addEventListener("keydown",e=>{e.key=="Escape"&&!e.shiftKey&&!e.defaultPrevented&&!document.querySelector("dialog[open],:popover-open,:focus:is(input,textarea,select)")&&${start}})`
  return scriptPart(`<script type="module" nonce="${nonceMark}">${as === null ? pressed : start}</script>`)
}
