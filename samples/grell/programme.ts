/** Time and place of an act: the pages of acts and the programme share them. */
interface Slot {
  time: string
  stage: string
  /** Act with a page of its own. */
  act?: string
  words: string
}

interface Day {
  key: 'freitag' | 'samstag' | 'sonntag'
  name: string
  date: string
  slots: readonly Slot[]
}

const at = (time: string, stage: string, words: string, act?: string): Slot => ({
  time,
  stage,
  words,
  ...(act && { act }),
})

export const days: readonly Day[] = [
  {
    key: 'freitag',
    name: 'Freitag',
    date: '11. Juni',
    slots: [
      at('16:00', 'Hof', 'Einlass. Die Sirene heult genau einmal'),
      at('17:00', 'Lichthof', 'Buchstaben, die man hört', 'fettkursiv'),
      at('18:30', 'Werk', 'Plakate drucken, offene Werkstatt'),
      at('19:00', 'Kessel', '8 Bit, 1 Tante', 'tante-pixel'),
      at('20:30', 'Turbine', 'Lärm in drei Stockwerken', 'drei-etagen-krach'),
      at('22:00', 'Turbine', 'Techno mit Lötkolben', 'klara-kontrast'),
      at('01:00', 'Hof', 'Schluss. Wirklich'),
    ],
  },
  {
    key: 'samstag',
    name: 'Samstag',
    date: '12. Juni',
    slots: [
      at('11:00', 'Werk', 'Siebdruck für Leute, die schon wach sind', 'sieb-und-rakel'),
      at('14:00', 'Lichthof', 'Ein Vortrag aus 255 Punkten', 'institut-fuer-punkte'),
      at('15:30', 'Lichthof', 'Streit: Ist Grau eine Farbe?'),
      at('17:00', 'Kessel', 'Kinderdisko, Gehörschutz inklusive'),
      at('19:00', 'Turbine', 'Disko, in dritter Generation', 'neon-und-soehne'),
      at('21:00', 'Turbine', 'Zwei Trommeln, kein Komma', 'doppelpunkt'),
      at('23:00', 'Turbine', 'Der Refrain, den du nicht mehr loswirst', 'ohrwurm-3000'),
    ],
  },
  {
    key: 'sonntag',
    name: 'Sonntag',
    date: '13. Juni',
    slots: [
      at('10:00', 'Hof', 'Frühstück an einem Tisch von 80 Metern'),
      at('13:00', 'Werk', 'Papier, bis es knackt', 'falzbein'),
      at('15:00', 'Lichthof', 'Mappensprechstunde: ehrlich, aber mit Kuchen'),
      at('17:00', 'Kessel', 'Chor für traurige Akkorde', 'moll-moll'),
      at('19:00', 'Turbine', 'Blech, ausgebeult', 'kapelle-beule'),
      at('21:00', 'Hof', 'Zwei Minuten Stille. Dann nach Hause'),
    ],
  },
]

/** Friday, 22:00, Turbine. */
export function slotOf(act: string): string {
  for (const { name, slots } of days) {
    const slot = slots.find((candidate) => candidate.act === act)
    if (slot) return `${name}, ${slot.time} Uhr, ${slot.stage}`
  }
  throw new Error(`Nobody knows when ${act} plays.`)
}

/** As a table of Markdown; `names` are the acts' own, by slug. */
export function tableOf({ slots }: Day, names: ReadonlyMap<string, string>): string {
  return slots
    .map(({ time, stage, words, act }) => {
      const who = act ? `[**${names.get(act) ?? act}**](/acts/${act}): ` : ''
      return `| ${time} | ${stage} | ${who}${words} |`
    })
    .join('\n')
}
