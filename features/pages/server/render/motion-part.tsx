import { Wake } from '#platform/render'
import { type BundleOf, type RenderedPart, renderMarkup } from '#platform/render/server'
import type { SiteStyles } from '#platform/theme'
import { hidingHeader } from '../../visitor/hiding-header.behaviour.ts'
import { onSight } from '../../visitor/on-sight.behaviour.ts'

/** The scripts of the site's motion, after all other content. */
export function motionPart(
  { motion, header }: Pick<SiteStyles, 'motion' | 'header'>,
  options: { bundleOf: BundleOf; runsOwnerCode: boolean },
): RenderedPart | null {
  // A motion character is a style sheet and needs no script.
  const wakesOnSight = motion.onSight !== 'none' && motion.character === 'none'
  if (!wakesOnSight && !header.hides) return null
  const element = (
    <>
      {wakesOnSight && <Wake island={onSight} when="load" props={{ animation: motion.onSight, pace: motion.pace }} />}
      {/* Placed so far down that the first scroll wakes it, and its script is not fetched before. */}
      {header.hides && (
        <Wake island={hidingHeader} when="visible" props={{}}>
          <span className="header-watch" />
        </Wake>
      )}
    </>
  )
  return { ...renderMarkup(element, { ...options, prefix: 'motion' }), types: new Set(), tags: [], until: null }
}
