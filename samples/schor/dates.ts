import { newId } from '#platform/contract'
import type { At, Piece } from '../compose.ts'

type Night = readonly [
  day: string,
  place: string,
  venue: string,
  more?: { note?: string; state?: 'soldOut' | 'cancelled' },
]

const nights: readonly Night[] = [
  ['2027-02-12', 'Noordkade', 'De Loods', { note: 'Presentatie van Heesheid', state: 'soldOut' }],
  ['2027-02-13', 'Noordkade', 'De Loods', { note: 'Extra avond' }],
  ['2027-02-19', 'Zilverdam', 'Het Ketelhuis'],
  ['2027-02-26', 'Oosterwold', 'Zaal Zonder Naam', { note: 'Met Klam' }],
  ['2027-03-05', 'Gent-aan-Zee', 'Café Kopstem'],
  ['2027-03-12', 'Lauterhafen', 'Drahtwerk', { note: 'Bij Grell, binnen' }],
  ['2027-03-20', 'Wierum-Zuid', 'De Dorpskerk', { note: 'Zittend, zacht, voor wie durft' }],
  ['2027-04-09', 'Zilverdam', 'Het Ketelhuis', { state: 'cancelled', note: 'Verzet naar 19 februari' }],
]

/** Concerts to come: all of them, or the next so many. */
export function concerts(at: At, count = nights.length): Piece {
  const dates = nights.slice(0, count).map(([day, place, venue, { note = '', state = 'open' } = {}]) => ({
    id: newId(),
    day,
    time: '20:30',
    place,
    venue,
    note,
    state,
    link: state === 'open' ? { href: `https://kaarten.example/schor/${day}`, newWindow: true } : null,
  }))
  return {
    type: 'tour-dates',
    props: { dates, label: 'Kaarten', none: 'We zijn thuis en schrijven liedjes.' },
    at,
  }
}
