import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Wake } from '#platform/render'
import { sightAnimations, startingStyles } from '#platform/theme'
import { onSight } from '../../visitor/on-sight.behaviour.ts'
import { motionPart } from './motion-part.tsx'

const built = { bundleOf: () => '/on-sight.js', runsOwnerCode: true }
const moving = (onSight: (typeof sightAnimations)[number]) =>
  motionPart({ ...startingStyles, motion: { character: 'none', onSight, pace: 'calm' } }, built)

test('a site with animated styles has one script for it after all others, and other sites none', () => {
  expect(motionPart(startingStyles, built)).toBeNull()
  const part = moving('rise')
  expect([...(part?.islands ?? [])]).toEqual(['on-sight'])
  expect(part?.html).toContain('src="/on-sight.js" when="load"')
  expect(part?.html).toContain('&quot;animation&quot;:&quot;rise&quot;,&quot;pace&quot;:&quot;calm&quot;')
  expect(sightAnimations.filter((name) => moving(name) === null)).toEqual(['none'])
})

test('a site with an animated character needs no script for it', () => {
  const motion = { character: 'lively', onSight: 'rise', pace: 'calm' } as const
  expect(motionPart({ ...startingStyles, motion }, built)).toBeNull()
})

test('a header that hides has a script that waits until the page is scrolled', () => {
  const header = { ...startingStyles.header, hides: true }
  const part = motionPart({ ...startingStyles, header }, built)
  expect(part?.html).toContain('when="visible"')
  expect(part?.html).toContain('<span class="header-watch">')
})

test('on the canvas nothing is animated: islands and behaviours are shown as plain content', () => {
  expect(renderToStaticMarkup(<Wake island={onSight} props={{ animation: 'rise', pace: 'quick' }} />)).toBe('')
})
