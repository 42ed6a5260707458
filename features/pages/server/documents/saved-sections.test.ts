import { newId } from '#platform/contract'
import { expect, test } from 'vitest'
import { neighbouringSites } from '#support/neighbouring-sites'
import { textBlock } from '#support/page'
import { type SavedSection, savedSectionsAtMost } from '../../contract/index.ts'

const { owner, guest, neighbour } = await neighbouringSites()

function sectionOf(text: string) {
  const id = newId()
  return { section: { id, order: 'a0' }, blocks: [textBlock(id, text)] }
}

async function savedOn(browser: typeof owner): Promise<readonly SavedSection[]> {
  return (await browser.ask('/api/saved-sections')).json<{ sections: SavedSection[] }>().sections
}

test('a section is saved, listed by name for its own site, and deleted', async () => {
  await owner.send('POST', '/api/saved-sections', { name: 'Visit us', ...sectionOf('From seven.') })
  await owner.send('POST', '/api/saved-sections', { name: 'About', ...sectionOf('Since 1911.') })
  const [about, visit] = await savedOn(owner)
  expect(about?.name).toBe('About')
  expect(JSON.stringify(visit?.document.blocks)).toContain('From seven.')
  expect(await savedOn(neighbour)).toEqual([])
  await neighbour.send('POST', `/api/saved-sections/${about?.id}/delete`)
  expect(await savedOn(owner)).toHaveLength(2)
  await owner.send('POST', `/api/saved-sections/${about?.id}/delete`)
  expect(await savedOn(owner)).toMatchObject([{ name: 'Visit us' }])
})

test('an invalid section is not saved, nor one sent by a viewer', async () => {
  const { section, blocks } = sectionOf('Words')
  const unknown = await owner.send('POST', '/api/saved-sections', {
    name: 'Odd',
    section,
    blocks: blocks.map((block) => ({ ...block, type: 'no-such-block' })),
  })
  expect(unknown.status).toBe(400)
  expect(unknown.json<{ sentence: string }>().sentence).toContain('no-such-block')
  expect((await guest.send('POST', '/api/saved-sections', { name: 'Mine', section, blocks })).status).toBe(403)
})

test('a site keeps a limited number of saved sections, and says so', async () => {
  const rest = savedSectionsAtMost - (await savedOn(owner)).length
  for (let n = 0; n < rest; n++)
    await owner.send('POST', '/api/saved-sections', { name: `Section ${n}`, ...sectionOf('Words') })
  const refused = await owner.send('POST', '/api/saved-sections', { name: 'One more', ...sectionOf('Words') })
  expect(refused.status).toBe(409)
  expect(refused.json<{ sentence: string }>().sentence).toContain(String(savedSectionsAtMost))
})
