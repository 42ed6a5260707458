import type { Language } from '#platform/i18n'
import type { ShelfPlan } from '../plan.ts'

interface Goods {
  title: string
  slug: string
  goods: readonly (readonly [title: string, slug: string, excerpt: string, priceMinor: number])[]
}

const words: { en: Goods } & Partial<Record<Language, Goods>> = {
  en: {
    title: 'Shop',
    slug: 'shop',
    goods: [
      ['Vase, tall', 'vase-tall', 'For one branch, or nothing at all. 34 cm.', 6400],
      ['Vase, round', 'vase-round', 'Sits low, holds a whole garden. 19 cm.', 4800],
      ['Bowl', 'bowl', 'For soup, salad or keys. 22 cm across.', 3600],
      ['Cup', 'cup', 'No handle, thick at the rim, warm in the hand.', 2200],
      ['Jug', 'jug', 'Pours without a drop beside it. One litre.', 5200],
      ['Plate', 'plate', 'Slightly raised, so that sauce stays. 26 cm.', 2800],
    ],
  },
  nl: {
    title: 'Winkel',
    slug: 'winkel',
    goods: [
      ['Vaas, hoog', 'vaas-hoog', 'Voor één tak, of voor niets. 34 cm.', 6400],
      ['Vaas, rond', 'vaas-rond', 'Staat laag, houdt een hele tuin. 19 cm.', 4800],
      ['Schaal', 'schaal', 'Voor soep, sla of sleutels. 22 cm breed.', 3600],
      ['Kop', 'kop', 'Zonder oor, dik aan de rand, warm in de hand.', 2200],
      ['Kan', 'kan', 'Schenkt zonder druppel ernaast. Eén liter.', 5200],
      ['Bord', 'bord', 'Iets opstaand, zodat de saus blijft. 26 cm.', 2800],
    ],
  },
  de: {
    title: 'Shop',
    slug: 'shop',
    goods: [
      ['Vase, hoch', 'vase-hoch', 'Für einen Zweig oder für nichts. 34 cm.', 6400],
      ['Vase, rund', 'vase-rund', 'Steht niedrig, hält einen ganzen Garten. 19 cm.', 4800],
      ['Schale', 'schale', 'Für Suppe, Salat oder Schlüssel. 22 cm breit.', 3600],
      ['Tasse', 'tasse', 'Ohne Henkel, dick am Rand, warm in der Hand.', 2200],
      ['Krug', 'krug', 'Gießt ohne einen Tropfen daneben. Ein Liter.', 5200],
      ['Teller', 'teller', 'Leicht hochgezogen, damit die Soße bleibt. 26 cm.', 2800],
    ],
  },
}

/** Returns the products of a new shop, each with a drawing of its own, `goods-1` and so on. */
export function shelf(language: Language): ShelfPlan {
  const { title, slug, goods } = words[language] ?? words.en
  return {
    key: 'shop',
    title,
    slug,
    products: goods.map(([name, address, excerpt, priceMinor], at) => ({
      title: name,
      slug: address,
      excerpt,
      priceMinor,
      image: `goods-${at + 1}`,
    })),
  }
}
