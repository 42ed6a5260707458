import crawlers from 'crawler-user-agents'
import browsers from 'top-user-agents'
import { expect, test } from 'vitest'
import { isProgram } from './is-program.ts'

test('99 in 100 programs of a public list are recognised, and none of the browsers that people use most', () => {
  const programs = crawlers.flatMap(({ instances }) => instances)
  const missed = programs.filter((userAgent) => !isProgram(userAgent))
  expect(programs.length).toBeGreaterThan(2000)
  expect(missed.length / programs.length).toBeLessThan(0.01)
  expect(browsers.length).toBeGreaterThan(50)
  expect(browsers.filter(isProgram)).toEqual([])
})

test('a phone with “bot” in its name is no program, an assistant and a client without a name is', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
  expect(isProgram(phone)).toBe(false)
  const assistant =
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot'
  for (const userAgent of ['', 'curl/8.5.0', assistant])
    expect([userAgent, isProgram(userAgent)]).toEqual([userAgent, true])
})
