import { Wake } from '#platform/render'
import { type BundleOf, type RenderedPart, renderMarkup } from '#platform/render/server'
import type { SiteStyles } from '#platform/theme'
import { onSight } from '../../visitor/on-sight.behaviour.ts'

/** Stands behind everything else of a page and shows nothing itself. */
export function motionPart(
  { motion }: Pick<SiteStyles, 'motion'>,
  options: { bundleOf: BundleOf; runsOwnerCode: boolean },
): RenderedPart | null {
  if (motion.onSight === 'none') return null
  const element = <Wake island={onSight} when="load" props={{ animation: motion.onSight, pace: motion.pace }} />
  return { ...renderMarkup(element, { ...options, prefix: 'motion' }), types: new Set(), tags: [], until: null }
}
