import { button, image, text } from '../compose.ts'
import type { CollectionPlan, ItemPlan } from '../plan.ts'
import { slotOf } from './programme.ts'

interface Act {
  name: string
  slug: string
  kind: 'Musik' | 'Gestaltung'
  lead: string
  story: string
}

const cast: readonly Act[] = [
  {
    name: 'Klara Kontrast',
    slug: 'klara-kontrast',
    kind: 'Musik',
    lead: 'Techno mit Lötkolben. Grau kommt nicht vor.',
    story:
      'Klara Kontrast baut ihre Synthesizer aus allem, was einen Netzstecker hat: Toaster, Diaprojektor, Eierkocher. Alle Geräte kennen zwei Zustände, an und aus, und genauso klingt es auch.\n\nNach ihrem letzten Auftritt war in der halben Turbine der Strom weg. Wir haben dieses Jahr eine zweite Leitung gelegt. Sie hat schon gefragt, ob es auch eine dritte gibt.\n\n> Leise ist nur eine Pause, die sich nicht traut.',
  },
  {
    name: 'Doppelpunkt',
    slug: 'doppelpunkt',
    kind: 'Musik',
    lead: 'Zwei Trommeln, zwei Menschen, kein Komma.',
    story:
      'Sie stellen sich gegenüber auf, sehen sich an und fangen an. Es gibt keine Titel, keine Ansagen und keine Setlist. Es gibt zwei große Trommeln und die Frage, wer zuerst aufhört.\n\nBisher: niemand. Der Auftritt endet, wenn die Technik das Licht ausmacht.\n\n> Danach kommt immer etwas. Das ist der Sinn eines Doppelpunkts.',
  },
  {
    name: 'Ohrwurm 3000',
    slug: 'ohrwurm-3000',
    kind: 'Musik',
    lead: 'Ein Refrain. Den ganzen Abend. Du wirst ihn lieben, dann hassen, dann lieben.',
    story:
      'Ohrwurm 3000 haben in neun Jahren ein einziges Lied geschrieben, dafür aber gründlich. Es dauert je nach Stimmung vier bis neunzig Minuten und hat sieben Wörter, von denen du dir alle merkst.\n\nAm Montag wirst du es unter der Dusche singen. Dafür haften wir nicht.',
  },
  {
    name: 'Drei Etagen Krach',
    slug: 'drei-etagen-krach',
    kind: 'Musik',
    lead: 'Oben Geige, in der Mitte Bass, unten ein Betonmischer.',
    story:
      'Die drei wohnten im selben Haus übereinander und haben sich zehn Jahre lang gegenseitig Zettel in den Flur gehängt. Irgendwann stand auf einem davon ein Takt.\n\nIn der Turbine spielen sie auf einem Gerüst, jede auf ihrer Etage. Wer unten steht, hört vor allem den Mischer. Wer oben steht, ist die Geige.',
  },
  {
    name: 'Tante Pixel',
    slug: 'tante-pixel',
    kind: 'Musik',
    lead: 'Acht Bit, eine Tante, kein Mitleid.',
    story:
      'Sie ist 67, hat drei Spielhallen überlebt und spielt auf Konsolen, die älter sind als die meisten im Publikum. Ihre Stücke heißen nach den Endgegnern, gegen die sie verloren hat. Es sind wenige.\n\nBring Kleingeld mit: Neben der Bühne steht ein Automat, und wer gewinnt, darf den nächsten Ton aussuchen.',
  },
  {
    name: 'Neon & Söhne',
    slug: 'neon-und-soehne',
    kind: 'Musik',
    lead: 'Leuchtreklame seit 1961, Disko seit Dienstag.',
    story:
      'Der Großvater bog Glasröhren, der Vater hängte sie über Kinos, die Söhne stellen sie auf Bühnen. Jede Röhre ist ein Ton, und jeder Ton hat eine Farbe. Man kann das Konzert mit geschlossenen Augen hören oder mit Ohrstöpseln sehen.\n\nBeides zusammen ist allerdings das, wofür du bezahlt hast.',
  },
  {
    name: 'Moll Moll',
    slug: 'moll-moll',
    kind: 'Musik',
    lead: 'Ein Chor von vierzig Leuten, denen es auch nicht gut geht.',
    story:
      'Geprobt wird montags, aus Überzeugung. Gesungen wird über verpasste Züge, volle Postfächer und das Ende von Freibädern. Zwei Drittel der Stücke enden in Dur, aber man muss lange warten.\n\nTaschentücher gibt es an der Bar, sie kosten nichts.',
  },
  {
    name: 'Kapelle Beule',
    slug: 'kapelle-beule',
    kind: 'Musik',
    lead: 'Elf Leute, elf Blechblasinstrumente, alle schon einmal heruntergefallen.',
    story:
      'Die Kapelle kauft nur, was im Laden auf dem Boden lag. Jede Delle hat einen Ton, den es sonst nicht gibt, und die Kapelle hat für jeden davon ein Stück.\n\nSie beschließen das Festival, wie sie jedes Fest beschließen: im Gehen, durch das Tor, mit allen hinterher.',
  },
  {
    name: 'Fettkursiv',
    slug: 'fettkursiv',
    kind: 'Gestaltung',
    lead: 'Schriftgießerei für Leute, die rufen.',
    story:
      'Fettkursiv zeichnen Alphabete, die man hört. Für uns haben sie eines gebaut, das nur aus Quadraten und Viertelkreisen besteht: Es steht auf jedem Plakat dieser Seite.\n\nAuf der Bühne zerlegen sie es wieder. Mit der Stichsäge, in Originalgröße, vier Meter hoch.\n\n> Wer leise setzt, wird leise gelesen.',
  },
  {
    name: 'Institut für Punkte',
    slug: 'institut-fuer-punkte',
    kind: 'Gestaltung',
    lead: 'Forschung am Kleinsten, was man drucken kann.',
    story:
      'Das Institut besteht aus zwei Druckern, einer Physikerin und einer Lupe. Es untersucht seit 2014, wie wenig Punkte ein Gesicht braucht. Stand heute: elf.\n\nDer Vortrag hat 255 Folien mit je einem Punkt. Er dauert 25 Minuten und ist das Spannendste, was wir je gesehen haben.',
  },
  {
    name: 'Sieb und Rakel',
    slug: 'sieb-und-rakel',
    kind: 'Gestaltung',
    lead: 'Drei Farben, ein Tisch, alle dürfen.',
    story:
      'Du bringst ein T-Shirt mit, sie bringen den Rest. Gedruckt wird Gelb, Pink und Blau, in dieser Reihenfolge, und was dabei übereinanderliegt, ist dein Problem.\n\nDie Werkstatt ist an allen Tagen offen. Samstag um elf zeigen sie von vorn, wie man ein Sieb belichtet.',
  },
  {
    name: 'Falzbein',
    slug: 'falzbein',
    kind: 'Gestaltung',
    lead: 'Papier, bis es knackt.',
    story:
      'Falzbein falten Dinge, die man nicht falten kann: Zeltplanen, Stadtpläne, einmal einen Kleinwagen aus Wellblech. In der Werkstatt lernst du in einer Stunde den einen Bruch, aus dem alle anderen folgen.\n\nAm Ende hängt das Ergebnis an der Decke. Es ist jedes Jahr größer als die Halle.',
  },
]

export const actNames: ReadonlyMap<string, string> = new Map(cast.map(({ slug, name }) => [slug, name]))

/** Who plays, talks and prints, each with a poster of their own. */
export const acts: CollectionPlan = {
  key: 'acts',
  type: 'portfolio',
  title: 'Acts',
  slug: 'acts',
  description: 'Zwölf Acts aus Musik und Gestaltung, jeder mit eigenem Plakat.',
  categories: ['Musik', 'Gestaltung'],
  items: cast.map(itemOf),
}

const grounds = ['lightest', 'light', 'bright', 'darkest', 'dark'] as const

function itemOf({ name, slug, kind, lead, story }: Act, at: number): ItemPlan {
  return {
    title: name,
    slug,
    date: `2027-02-${String(10 + at)}`,
    excerpt: lead,
    image: slug,
    categories: [kind],
    bands: ({ asset }) => [
      {
        theme: grounds[at % grounds.length] ?? 'lightest',
        padding: 'medium',
        pieces: [
          image([0, 0, 12, 16], asset(slug)),
          text([13, 0, 11, 7], `## ${slotOf(slug)}\n\n**${lead}**\n\n${story}`),
          button([13, 8, 5, 1], 'Tickets', '/tickets'),
          button([18, 8, 6, 1], 'Programm', '/programm', 'outline'),
        ],
      },
    ],
  }
}

/** The poster says it; for whoever cannot see it. */
export const posterAlts: Readonly<Record<string, string>> = {
  'klara-kontrast': 'Plakat: halb schwarz, halb weiß, in der Mitte ein Kreis aus Gelb und Rot, darunter KLARA',
  doppelpunkt: 'Plakat: zwei große Kreise übereinander auf Blau, darin BUM und TSS',
  'ohrwurm-3000': 'Plakat: eine Spirale aus Schwarz und Rot auf Pink, darunter 3000 OHR',
  'drei-etagen-krach': 'Plakat in drei Stockwerken: gelb, rot, schwarz, in jedem ein Blitz und das Wort KRACH',
  'tante-pixel': 'Plakat: ein Gesicht aus bunten Pixeln auf Schwarz, darunter TANTE PIXEL',
  'neon-und-soehne': 'Plakat: sieben Neonröhren biegen sich ineinander, darunter NEON in vier Farben',
  'moll-moll': 'Plakat: schwarze Wellen auf Gelb, die nach unten dicker werden, darunter zweimal MOLL',
  'kapelle-beule': 'Plakat: ein gelber Schalltrichter auf Grün mit drei Schallwellen, oben KAPELLE, unten BEULE',
  fettkursiv: 'Plakat: ein riesiges schräges F in Schwarz und Rot auf Gelb, darunter FETTER!',
  'institut-fuer-punkte': 'Plakat: blaue Rasterpunkte, die zur Mitte hin größer werden, darunter PUNKTE',
  'sieb-und-rakel': 'Plakat: Rechteck, Kreis und Dreieck in drei Farben übereinandergedruckt, darunter SIEB+RAKEL',
  falzbein: 'Plakat: gefaltete Flächen in Pink, Gelb, Weiß und Blau auf Rot, darunter FALZ',
}
