import { expect, test } from 'vitest'
import { heldBack, requireBoundary, settleSeconds, snapPointOf } from './new-swipe.rules.ts'
import { axisOf, gestureOf, type Sample, sampled, stepsOf, velocityOf } from './swipe.rules.ts'

test('a swipe is 50 px within 250 ms, a longer press a drag, a movement of at most 1 px a tap', () => {
  expect([
    gestureOf(50, 250),
    gestureOf(49, 100),
    gestureOf(-80, 100),
    gestureOf(30, 251),
    gestureOf(1, 900),
    gestureOf(-1, 20),
  ]).toEqual(['swipe', 'none', 'swipe', 'drag', 'tap', 'tap'])
})

test('a gesture shows the next or the previous slide when its distance or its velocity is large enough', () => {
  expect([stepsOf(-80, 100, 1000), stepsOf(80, 100, 1000), stepsOf(-40, 100, 1000)]).toEqual([1, -1, 0])
  expect([stepsOf(-600, 900, 1000), stepsOf(-200, 900, 1000), stepsOf(1700, 900, 1000)]).toEqual([1, 0, -2])
  expect([stepsOf(-120, 400, 1000, -0.6), stepsOf(-120, 400, 1000, 0.6), stepsOf(-30, 400, 1000, -0.6)]).toEqual([
    1, 0, 0,
  ])
})

test('the velocity is that of the last five samples', () => {
  const samples = [0, 100, 110, 120, 130, 140].reduce<Sample[]>(
    (samplesSoFar, x, at) => sampled(samplesSoFar, { at: at * 10, x }),
    [],
  )
  expect(samples).toHaveLength(5)
  expect(velocityOf(samples, 60)).toBe(1)
  expect(velocityOf([], 60)).toBe(0)
})

test('a finger that rests before it is lifted moves nothing', () => {
  const samples: Sample[] = [0, 100, 200].map((x, at) => ({ at: at * 10, x }))
  expect([velocityOf(samples, 120), velocityOf(samples, 121)]).toEqual([10, 0])
})

test('a movement is locked to an axis after 10 px', () => {
  expect([axisOf(9, 0), axisOf(10, 4), axisOf(4, -10)]).toEqual([null, 'x', 'y'])
})

test('the rest of a movement takes 0.2 to 0.5 s, within narrower limits below 767 px', () => {
  expect([
    settleSeconds(900, 9, 1200),
    settleSeconds(900, 0.1, 1200),
    settleSeconds(300, 1, 1200),
    settleSeconds(300, 0, 1200),
  ]).toEqual([0.2, 0.5, 0.3, 0.5])
  const narrow = [settleSeconds(900, 9, 766), settleSeconds(900, 0.1, 766)]
  expect(narrow[0]).toBeGreaterThan(0.2)
  expect(narrow[1]).toBeLessThan(0.5)
})

test('a boundary is none, hard or inertial', () => {
  expect(['none', 'hard', 'inertial'].map(requireBoundary)).toEqual(['none', 'hard', 'inertial'])
  expect(() => requireBoundary('soft')).toThrow('none, hard or inertial')
  expect([heldBack(100, 'none'), heldBack(100, 'hard'), heldBack(100, 'inertial')]).toEqual([100, 0, 35])
})

test('a snap point is a percentage or none', () => {
  expect([snapPointOf('30%'), snapPointOf('none')]).toEqual([0.3, 0.5])
  for (const wrong of ['30', '0%', '140%', 30, undefined])
    expect(() => snapPointOf(wrong)).toThrow('a percentage or none')
  expect([stepsOf(-350, 900, 1000, 0, 0.3), stepsOf(-350, 900, 1000, 0, 0.5)]).toEqual([1, 0])
})
