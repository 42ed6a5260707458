/** Columns of WooCommerce in English, and in other languages. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  ID: [],
  Type: ['Тип', 'Rodzaj', 'Typ', 'Tipo'],
  SKU: ['Артикул', 'COD', 'Artikelnummer', 'UGS'],
  Name: ['Имя', 'Nome', 'Nazwa', 'Naam', 'Nom', 'Nombre'],
  Published: ['Опубликован', 'Pubblicato', 'Opublikowane', 'Gepubliceerd', 'Veröffentlicht', 'Publié', 'Publicado'],
  'Is featured?': [
    'Рекомендуемый?',
    'In primo piano?',
    'Em destaque?',
    'Uitgelicht?',
    'Is uitgelicht?',
    'Ist hervorgehoben?',
    'Mis en avant ?',
    '¿Está destacado?',
  ],
  'Visibility in catalog': [
    'Видимость в каталоге',
    'Visibilità nel catalogo',
    'Visibilidade no catálogo',
    'Widoczność w katalogu',
    'Zichtbaarheid in catalogus',
    'Sichtbarkeit im Katalog',
    'Visibilité dans le catalogue',
    'Visibilidad en el catálogo',
  ],
  'Short description': [
    'Короткое описание',
    'Краткое описание',
    'Breve descrizione',
    'Descrição curta',
    'Krótki opis',
    'Korte beschrijving',
    'Kurzbeschreibung',
    'Description courte',
    'Descripción corta',
  ],
  Description: ['Описание', 'Descrizione', 'Descrição', 'Opis', 'Beschrijving', 'Beschreibung', 'Descripción'],
  'Date sale price starts': [
    'Дата начала действия скидки',
    'Startdatum actieprijs',
    'Datum, an dem Angebotspreis beginnt',
    'Date de début de promo',
    'Día en que empieza el precio rebajado',
  ],
  'Date sale price ends': [
    'Дата окончания действия скидки',
    'Einddatum actieprijs',
    'Datum, an dem Angebotspreis endet',
    'Date de fin de promo',
    'Día en que termina el precio rebajado',
  ],
  'Tax status': [
    'Статус налога',
    'Belastingstatus',
    'Btw-status',
    'Steuerstatus',
    'État de la TVA',
    'Estado del impuesto',
  ],
  'Tax class': [
    'Налоговый класс',
    'Belastingklasse',
    'Btw-klasse',
    'Steuerklasse',
    'Classe de TVA',
    'Clase de impuesto',
  ],
  'In stock?': [
    'В наличии?',
    'Наличие',
    'Disponibile?',
    'Em estoque?',
    'Op voorraad?',
    'Vorrätig?',
    'En stock ?',
    '¿Existencias?',
  ],
  Stock: ['Запасы', 'Magazzino', 'Estoque', 'Stan magazynowy', 'Voorraad', 'Lager', 'Bestand', 'Inventario'],
  'Low stock amount': [
    'Величина малых запасов',
    'Lage voorraad',
    'Geringe Lagermenge',
    'Montant de stock faible',
    'Cantidad de bajo inventario',
  ],
  'Backorders allowed?': [
    'Возможен ли предзаказ?',
    'Nabestellingen toestaan?',
    'Nabestellingen toegestaan?',
    'Lieferrückstande erlaubt?',
    'Lieferrückstände erlaubt?',
    'Autoriser les commandes de produits en rupture ?',
    '¿Permitir reservas de productos agotados?',
  ],
  'Sold individually?': [
    'Продано индивидуально?',
    'Wordt individueel verkocht?',
    'Nur einzeln verkaufen?',
    'Vendre individuellement ?',
    '¿Vendido individualmente?',
  ],
  Weight: ['Вес', 'Waga', 'Gewicht', 'Poids', 'Peso'],
  Length: ['Длина', 'Lunghezza', 'Comprimento', 'Lengte', 'Länge', 'Longueur', 'Longitud'],
  Width: ['Ширина', 'Larghezza', 'Largura', 'Breedte', 'Breite', 'Largeur', 'Anchura'],
  Height: ['Высота', 'Altezza', 'Hoogte', 'Höhe', 'Hauteur', 'Altura'],
  'Allow customer reviews?': [
    'Разрешить отзывы от клиентов?',
    'Klantbeoordelingen toestaan?',
    'Kundenrezensionen erlauben?',
    'Autoriser les avis clients ?',
    '¿Permitir valoraciones de clientes?',
  ],
  'Purchase note': ['Примечание к покупке', 'Aankoopnotitie', 'Hinweis zum Kauf', 'Note de commande', 'Nota de compra'],
  'Sale price': [
    'Цена распродажи',
    'Акционная цена',
    'Prezzo in offerta',
    'Preço promocional',
    'Cena promocyjna',
    'Actieprijs',
    'Angebotspreis',
    'Tarif promo',
    'Precio rebajado',
  ],
  'Regular price': [
    'Базовая цена',
    'Prezzo di listino',
    'Preço',
    'Cena regularna',
    'Reguliere prijs',
    'Normale prijs',
    'Regulärer Preis',
    'Tarif régulier',
    'Precio normal',
  ],
  Categories: [
    'Категории',
    'Categorie',
    'Categorias',
    'Kategorie',
    'Categorieën',
    'Kategorien',
    'Catégories',
    'Categorías',
  ],
  Tags: ['Метки', 'Tag', 'Znaczniki', 'Schlagwörter', 'Étiquettes', 'Etiquetas'],
  'Shipping class': ['Класс доставки', 'Verzendklasse', 'Versandklasse', 'Classe d’expédition', 'Clase de envío'],
  Images: ['Изображения', 'Immagini', 'Imagens', 'Obrazki', 'Afbeeldingen', 'Bilder', 'Imágenes'],
  'Download limit': [
    'Лимит загрузок',
    'Лимит скачивания',
    'Downloadlimiet',
    'Download-Limit',
    'Limite de téléchargement',
    'Límite de descargas',
  ],
  'Download expiry days': [
    'Дней срока загрузки',
    'Dagen tot download verloopt',
    'Ablauftage des Downloads',
    'Jours d’expiration du téléchargement',
    'Días de caducidad de la descarga',
  ],
  Parent: [
    'Родительский',
    'Genitore',
    'Ascendente',
    'Nadrzędny',
    'Hoofd',
    'Hoofdproduct',
    'Bovenliggend',
    'Übergeordnetes Produkt',
    'Superior',
  ],
  'Grouped products': [
    'Сгруппированные товары',
    'Gegroepeerde producten',
    'Gruppierte Produkte',
    'Groupes de produits',
    'Productos agrupados',
  ],
  Upsells: ['Апсэлы', 'Zusatzverkäufe', 'Produits suggérés', 'Ventas dirigidas'],
  'Cross-sells': ['Кросселы', 'Cross-Sells (Querverkäufe)', 'Ventes croisées', 'Ventas cruzadas'],
  'External URL': ['Внешний URL', 'Externe URL', 'URL externe', 'URL externa'],
  'Button text': ['Текст кнопки', 'Knoptekst', 'Button-Text', 'Libellé du bouton', 'Texto del botón'],
  Position: ['Позиция', 'Posizione', 'Posição', 'Positie', 'Posición'],
  Brands: ['Бренды', 'Marchi', 'Merken', 'Marken', 'Marques', 'Marcas'],
  'GTIN, UPC, EAN, or ISBN': [
    'GTIN, UPC, EAN of ISBN',
    'GTIN, UPC, EAN oder ISBN',
    'GTIN, UPC, EAN ou ISBN',
    'GTIN, UPC, EAN o ISBN',
  ],
}

const fold = (name: string): string => name.replaceAll('\u00A0', ' ').replaceAll("'", '’').trim().toLowerCase()
const canonicalNames = new Map(
  Object.entries(spellings).flatMap(([name, others]) =>
    [name, ...others].map((spelling) => [fold(spelling), name] as const),
  ),
)

/**
 * Numbered column names of shops in other languages: `Naam eigenschap 1`, `Attribut 1 Name`, `Waarde(n) van eigenschap
 * 1`.
 */
const numbered: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:naam eigenschap|eigenschap|attribuut|attribut|atributo|nom de l’attribut|nombre del atributo) (\d+)(?: (?:naam|name|nom|nombre))?$/,
    'name',
  ],
  [
    /^(?:waarde\(n\) (?:van )?eigenschap|valeur\(s\) de l’attribut|valor\(es\) del atributo|attribut|attribuut|eigenschap) (\d+)(?: (?:waarde\(n\)|wert\(e\)))?$/,
    'value(s)',
  ],
  [
    /^(?:eigenschap|attribuut|attribut|atributo) (\d+) (?:zichtbaar|sichtbar|visible)$|^(?:visibilité de l’attribut|atributo visible) (\d+)$/,
    'visible',
  ],
  [
    /^(?:eigenschap|attribuut|attribut|atributo) (\d+) (?:globaal|algemeen|global|globale)$|^(?:attribut global|atributo global) (\d+)$/,
    'global',
  ],
]

/**
 * Returns the stored name of a column, whatever the language of its shop; `Weight (lbs)` is `Weight`, with its unit in
 * `wooUnits`.
 */
export function wooColumn(name: string): string {
  const [, bare = name] = /^(.*\S)\s*\((?:kg|g|lbs?|oz|m|cm|mm|in|yd)\)$/i.exec(name) ?? []
  const english = canonicalNames.get(fold(bare)) ?? canonicalNames.get(fold(name))
  if (english !== undefined) return english
  if (/^Attribute \d+ /i.test(name))
    return name.replace(
      /^attribute (\d+) (.*)$/i,
      (_, at: string, part: string) => `Attribute ${at} ${part.toLowerCase()}`,
    )
  for (const [pattern, part] of numbered) {
    const [, first, other] = pattern.exec(fold(name)) ?? []
    if (first ?? other) return `Attribute ${first ?? other} ${part}`
  }
  return name.trim()
}

const grams: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.59237, lb: 453.59237, oz: 28.349523125 }
const millimetres: Readonly<Record<string, number>> = { m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 }

export interface WooUnits {
  weight: number
  length: number
}

/** Returns the units as grams and millimetres, from the columns of the file. */
export function wooUnits(columns: readonly string[]): WooUnits {
  const unitOf = (name: string): string =>
    columns
      .flatMap((column) => (wooColumn(column) === name ? (/\(([^()]+)\)$/.exec(column)?.[1] ?? []) : []))
      .at(0)
      ?.toLowerCase() ?? ''
  return { weight: grams[unitOf('Weight')] ?? 1000, length: millimetres[unitOf('Length')] ?? 10 }
}
