import { newId } from '#platform/contract'
import type { At, Piece } from './compose.ts'
import { prose } from './prose.ts'

/** Questions and their answers, of which one is open at a time. */
export function accordion(at: At, entries: readonly (readonly [title: string, markdown: string])[]): Piece {
  return {
    type: 'accordion',
    props: { items: entries.map(([title, markdown]) => ({ id: newId(), title, text: prose(markdown) })) },
    at,
  }
}

/** Words that run along, each leading somewhere or nowhere. */
export function marquee(at: At, words: readonly string[], look: Record<string, unknown> = {}): Piece {
  return { type: 'marquee', props: { items: words.map((text) => ({ id: newId(), text, href: '' })), ...look }, at }
}

/** How long it is until then. */
export function countdown(at: At, title: string, moment: string, over: string): Piece {
  return { type: 'countdown', props: { title, moment, over, seconds: false }, at }
}

/** Those who sign up are put on a list of the sample. */
export function newsletter(at: At, listId: string, words: Record<string, unknown>): Piece {
  return { type: 'newsletter', props: { listId, ...words }, at }
}

/** The address as text; the map itself comes when somebody asks for it, and until then an image stands there. */
export function map(at: At, poster: string, location: Record<string, unknown>): Piece {
  return { type: 'map', props: { poster, location }, at }
}

interface Card {
  title: string
  note?: string
  courses: readonly {
    title: string
    dishes: readonly (readonly [name: string, price: string, description?: string])[]
  }[]
}

/** A card of dishes and prices; several stand behind tabs. */
export function menuCard(at: At, cards: readonly Card[]): Piece {
  const menus = cards.map(({ title, note = '', courses }) => ({
    id: newId(),
    title,
    note,
    sections: courses.map((course) => ({
      id: newId(),
      title: course.title,
      note: '',
      items: course.dishes.map(([name, price, description = '']) => ({ id: newId(), name, price, description })),
    })),
  }))
  return { type: 'menu', props: { menus }, at }
}
