import { type ReactNode, useEffect, useState } from 'react'
import { silenceMs } from '#features/pages/contract'
import { useWords } from '#platform/ui'
import type { Box } from '../base/box.ts'
import { coloursOf } from './people-colours.ts'
import { peopleMessages } from './people.messages.ts'
import { type Other, usePeople } from '../base/session/people-state.ts'
import { usePointing } from './use-pointing.ts'

const lookEvery = 2000

/**
 * Outlines the selections of other people in their colour with their name, and marks the text that is being written.
 */
export function PeopleOnCanvas({
  page,
  boxOf,
}: {
  page: HTMLElement
  boxOf: (id: string, kind: 'block' | 'section') => Box | null
}): ReactNode {
  const t = useWords(peopleMessages)
  const { own, others } = usePeople()
  usePointing(page)
  const now = useClock(others.some(({ editing }) => editing !== null))
  const colours = coloursOf([...(own ? [own] : []), ...others].map(({ accountId }) => accountId))
  const mark = (person: Other, id: string, kind: 'block' | 'section') => {
    const box = boxOf(id, kind)
    if (!box) return null
    const isWriting = person.editing === id && now - person.activeAt < silenceMs
    const colour = colours.get(person.accountId) ?? 'currentColor'
    return (
      <div
        key={`${person.client} ${id}`}
        className={kind === 'section' ? 'qe-box section person' : 'qe-box person'}
        data-writing={isWriting || undefined}
        style={{ ...box, borderColor: colour, ...(isWriting && { background: `${colour}14` }) }}
      >
        <span className={box.top < 20 || kind === 'section' ? 'qe-name low' : 'qe-name'} style={sideOf(colour)}>
          {isWriting ? t('isWriting', { name: person.name }) : person.name}
        </span>
      </div>
    )
  }
  const strangers = others.filter(({ accountId }) => accountId !== own?.accountId)
  return (
    <>
      {strangers.map((person) =>
        person.blocks.length > 0
          ? person.blocks.map((id) => mark(person, id, 'block'))
          : person.section && mark(person, person.section, 'section'),
      )}
      {strangers.map(({ client, name, accountId, pointer }) => {
        const box = pointer && boxOf(pointer.section, 'section')
        if (!pointer || !box) return null
        const colour = colours.get(accountId) ?? 'currentColor'
        const place = { left: box.left + pointer.x * box.width, top: box.top + pointer.y * box.height }
        return <PersonPointer key={client} name={name} colour={colour} place={place} />
      })}
    </>
  )
}

/** The pointer of another person on the page. */
function PersonPointer({
  name,
  colour,
  place,
}: {
  name: string
  colour: string
  place: { left: number; top: number }
}) {
  return (
    <div className="qe-pointer" style={place} aria-hidden>
      <svg viewBox="0 0 16 16" width="16" height="16">
        <path d="M1 1l5 13 2-5.4L13.4 6z" fill={colour} stroke="#fff" strokeLinejoin="round" />
      </svg>
      <span style={{ background: colour }}>{name}</span>
    </div>
  )
}

/** Side of the colour's name label opposite to this person's own. */
function sideOf(background: string) {
  return { background, insetInlineStart: 'auto', insetInlineEnd: '-1.5px', left: 'auto', right: '-1.5px' }
}

function useClock(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(() => setNow(Date.now()), lookEvery)
    return () => clearInterval(timer)
  }, [isWanted])
  return now
}
