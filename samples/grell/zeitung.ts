import { button, text } from '../compose.ts'
import type { CollectionPlan, ItemPlan } from '../plan.ts'

interface Story {
  title: string
  slug: string
  date: string
  excerpt: string
  image: string
  about: 'Gestaltung' | 'Gelände' | 'Musik'
  words: string
  action?: readonly [label: string, href: string]
}

const stories: readonly Story[] = [
  {
    title: 'Zwölf Plakate, null Kompromisse',
    slug: 'zwoelf-plakate',
    date: '2026-11-20',
    excerpt: 'Jeder Act bekommt ein eigenes Plakat. Wie das geht, wenn niemand nachgeben will.',
    image: 'cover-poster',
    about: 'Gestaltung',
    words:
      'Am Anfang stand ein Satz: Kein Plakat darf neben einem anderen höflich aussehen. Wir haben ihn an die Wand geschrieben, zwölf Leute eingeladen und die Tür zugemacht.\n\n## Eine Schrift für alle\n\nFettkursiv haben ein Alphabet gebaut, das aus zwei Formen besteht: Quadrat und Viertelkreis. Mehr gibt es nicht. Kein R, das elegant sein will, kein S, das sich entschuldigt. Wer damit setzt, muss laut werden, weil leise nicht vorgesehen ist.\n\n## Sechs Farben, keine Mischung\n\nGelb, Pink, Blau, Rot, Grün, Schwarz. Was dazwischenliegt, entsteht nur dort, wo zwei Farben übereinanderdrucken. Das Institut für Punkte hat protestiert und dann das schönste Blau gedruckt, das wir je gesehen haben.\n\n## Und wenn es wehtut?\n\nDann ist es fertig. Alle zwölf hängen ab März am Bahnhof, einen Monat lang, jede Woche anders geordnet. Drucke gibt es im Laden.',
    action: ['Zum Plakat', '/tickets/plakat-2027'],
  },
  {
    title: 'Die zweite Leitung',
    slug: 'die-zweite-leitung',
    date: '2026-10-30',
    excerpt: 'Letztes Jahr ging das Licht aus. Dieses Jahr haben wir vorgesorgt.',
    image: 'cover-power',
    about: 'Gelände',
    words:
      'Samstag, 23:14 Uhr, Turbine. Klara Kontrast schaltet den dritten Eierkocher ein, und 2 000 Leute stehen im Dunkeln. Es war, darüber sind sich alle einig, der beste Moment des Abends. Wiederholen wollen wir ihn trotzdem nicht.\n\n## Was neu ist\n\nIm September kam der Bagger. Von der alten Trafostation führt jetzt eine zweite Leitung zur Turbine, mit dreimal so viel Strom. Er kommt vom Dach des Drahtwerks, wo seit dem Frühjahr 900 Module liegen.\n\n## Was bleibt\n\nDie Notbeleuchtung ist weiterhin pink. Das war nicht geplant, aber jetzt gehört es dazu.',
  },
  {
    title: 'Bring ein Shirt mit',
    slug: 'bring-ein-shirt-mit',
    date: '2026-09-25',
    excerpt: 'Die Werkstatt ist drei Tage offen. Alles, was du brauchst, ist etwas aus Baumwolle.',
    image: 'cover-press',
    about: 'Gestaltung',
    words:
      'Im Werk stehen sechs Tische, achtzehn Siebe und ein Trockner, der früher Pizza konnte. Sieb und Rakel zeigen dir, wie man zieht: einmal, fest, ohne nachzudenken.\n\n## So geht es\n\n1. Shirt abgeben, Nummer bekommen.\n2. Motiv aussuchen oder selbst eines schneiden.\n3. Drucken. Gelb zuerst, immer Gelb zuerst.\n4. Zwanzig Minuten trocknen lassen und so lange tanzen.\n\nEs kostet nichts. Wer keines dabeihat, findet im Laden eines in Schwarz.',
    action: ['Zum Shirt', '/tickets/shirt'],
  },
  {
    title: 'Wenn es regnet, regnet es',
    slug: 'wenn-es-regnet',
    date: '2026-08-14',
    excerpt: 'Drei von vier Bühnen haben ein Dach. Die vierte hat Gummistiefel.',
    image: 'cover-rain',
    about: 'Gelände',
    words:
      'Wir werden jedes Jahr gefragt, was bei Regen passiert. Die Antwort ist: dasselbe, nur nasser. Turbine, Kessel und Lichthof sind überdacht, das Werk auch. Der Hof ist ein Hof.\n\n## Auf dem Zeltplatz\n\nDer Boden ist Schotter, das Wasser läuft ab. Heringe halten trotzdem, wir leihen dir die richtigen. Am Infostand liegen Planen, und neben der Trafostation ist ein Raum, in dem man Schlafsäcke trocknen kann.\n\nSchirme bitte zu Hause lassen: Hinter dir will auch jemand etwas sehen.',
  },
  {
    title: 'Der leise Raum',
    slug: 'der-leise-raum',
    date: '2026-07-03',
    excerpt: 'Ausgerechnet wir haben jetzt ein Zimmer, in dem niemand etwas sagt.',
    image: 'cover-quiet',
    about: 'Musik',
    words:
      'Es liegt hinter dem Lichthof, hat dicke Vorhänge und achtzehn Liegestühle. Es gibt Wasser, gedimmtes Licht und niemanden, der dich fragt, ob du dich amüsierst.\n\n## Für wen\n\nFür alle, denen es gerade reicht. Für Leute mit Kindern, mit Migräne, mit Autismus oder einfach mit sehr müden Ohren. Du musst nichts erklären und kannst bleiben, so lange du willst.\n\n## Gehörschutz\n\nGibt es an jeder Bar umsonst, auch in klein. Die Pegel der Bühnen stehen auf großen Anzeigen, und wenn eine rot wird, drehen wir herunter. Ja, auch bei Klara.',
  },
]

/** The festival's paper. */
export const zeitung: CollectionPlan = {
  key: 'zeitung',
  type: 'blog',
  title: 'Zeitung',
  slug: 'zeitung',
  description: 'Neues vom Gelände, aus der Werkstatt und von den Bühnen.',
  categories: ['Gestaltung', 'Gelände', 'Musik'],
  author: 'Redaktion Grell',
  hasCovers: true,
  items: stories.map(itemOf),
}

function itemOf({ title, slug, date, excerpt, image, about, words, action }: Story): ItemPlan {
  return {
    title,
    slug,
    date,
    excerpt,
    image,
    categories: [about],
    bands: () => [
      {
        padding: 'small',
        pieces: [text([4, 0, 16, 8], words), ...(action ? [button([4, 9, 6, 1], ...action)] : [])],
      },
    ],
  }
}
