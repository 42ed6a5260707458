import { exampleExport, exampleItem } from './export-file.ts'
import { zipOf } from './zip-file.ts'

export type ArchiveContent = Readonly<Record<string, string | Uint8Array>>

/** A small archive of every kind, with `word` in each of its fields of words. */
export interface ArchiveSample {
  name: string
  files: (word: string) => ArchiveContent
  /** Packs the files as the system does; without it they are the entries of the archive. */
  pack?: (files: ArchiveContent) => Promise<ArchiveContent>
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const oneLine = (text: string): string => text.replace(/[\r\n]/g, ' ')
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const page = (word: string): string =>
  `<!doctype html><html lang="en"><head><title>${escaped(word)}</title></head><body><main><h1>${escaped(word)}</h1><p>${escaped(word)}</p><div>${word}</div></main></body></html>`

const products = (word: string): string[][] => [
  [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
    'Image Src',
  ],
  ['cup', word, `<p>${escaped(word)}</p>`, word, word, word, 'Size', word, 'A1', '9.00', ''],
  ['jug', word, `<p>${escaped(word)}</p>`, word, word, word, 'Title', 'Default Title', 'A2', '12.00', ''],
]

const notionId = '0123456789abcdef0123456789abcdef'

export const archiveSamples: readonly ArchiveSample[] = [
  {
    name: 'Markdown',
    files: (word) => ({
      'mysite/_config.yml': `title: ${JSON.stringify(word)}\nurl: "https://oven.example"\n`,
      'mysite/_posts/2024-03-05-rye.md': `---\ntitle: ${JSON.stringify(word)}\ntags: [${JSON.stringify(word)}]\ndescription: ${JSON.stringify(word)}\n---\n${word}\n\n![${oneLine(word)}](/assets/a.png)\n`,
      'mysite/about.md': `---\ntitle: ${JSON.stringify(word)}\n---\n# ${oneLine(word)}\n\n${word}\n`,
      'mysite/assets/a.png': pixel,
    }),
  },
  {
    name: 'Notion',
    files: (word) => ({
      [`Book ${notionId}.md`]: `# ${oneLine(word)}\n\n${word}\n\n[Soup](Book/Soup%20fedcba9876543210fedcba9876543210.md)\n`,
      'Book/Soup fedcba9876543210fedcba9876543210.md': `# ${oneLine(word)}\n\nTags: ${oneLine(word)}, Winter\nDate: March 5, 2024\n\n${word}\n`,
    }),
    pack: async (files) => ({ 'Export-Part-1.zip': await zipOf(files) }),
  },
  {
    name: 'Medium',
    files: (word) => ({
      'README.html': '<html></html>',
      'posts/2019-05-01_On-bread-0123456789ab.html': `<html><body><article class="h-entry"><header><h1 class="p-name">${escaped(word)}</h1></header><section data-field="subtitle" class="p-summary">${escaped(word)}</section><section data-field="body" class="e-content"><p class="graf">${escaped(word)}</p>${word}</section><footer><a class="p-author">${escaped(word)}</a><time class="dt-published" datetime="2019-05-01T08:00:00Z">May</time></footer></article></body></html>`,
    }),
  },
  {
    name: 'Substack',
    files: (word) => ({
      'posts.csv': `post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url\n101.rye,2024-01-02T10:00:00Z,true,,newsletter,everyone,${cell(word)},${cell(word)},\n102.oat,2024-01-03T10:00:00Z,true,,newsletter,everyone,${cell(word)},,${cell(word)}\n`,
      'posts/101.rye.html': `<p>${escaped(word)}</p>${word}`,
      'posts/102.oat.html': `<p>${escaped(word)}</p>`,
    }),
  },
  {
    name: 'Tumblr',
    files: (word) => ({
      'html/641234567890.html': `<!DOCTYPE html><html><head><link rel="stylesheet" href="../style.css"></head><body><h1>${escaped(word)}</h1><p>${escaped(word)}</p>${word}<div id="footer"><span id="timestamp"> December 7th, 2019 8:16pm </span><span class="tag">${escaped(word)}</span></div></body></html>`,
      'style.css': 'body{}',
      'posts_index.html': '<html><body></body></html>',
    }),
    pack: async (files) => ({ 'posts.zip': await zipOf(files), 'media/641234567890_0.png': pixel }),
  },
  {
    name: 'Tumblr as JSON',
    files: (word) => ({
      'json/1001000.json': JSON.stringify({
        blog_name: 'oven',
        id: 1_001_000,
        post_url: 'https://oven.tumblr.com/post/1001000/x',
        timestamp: 1_575_749_760,
        state: 'published',
        type: 'text',
        title: word,
        tags: [word],
        body: `<p>${escaped(word)}</p>${word}`,
      }),
    }),
  },
  {
    name: 'HTML',
    files: (word) => ({ 'site/index.html': page(word), 'site/about/index.html': page(word), 'site/img/a.png': pixel }),
  },
  {
    name: 'an export of WordPress',
    files: (word) => ({
      'export.xml': exampleExport([exampleItem({ id: 1, title: word, body: `<p>${escaped(word)}</p>` })]),
    }),
  },
  {
    name: 'a sheet of Excel',
    files: (word) => ({
      '[Content_Types].xml': '<?xml version="1.0" encoding="UTF-8"?><Types/>',
      'xl/workbook.xml':
        '<?xml version="1.0" encoding="UTF-8"?><workbook><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/sharedStrings.xml': `<?xml version="1.0" encoding="UTF-8"?><sst><si><t>${escaped(word)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${products(word)
        .map((row, at) => `<row r="${at + 1}">${row.map((text) => excelCell(text, word)).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    }),
  },
  {
    name: 'an open spreadsheet',
    files: (word) => ({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:body><office:spreadsheet><table:table table:name="Products">${products(
        word,
      )
        .map((row) => `<table:table-row>${row.map(openCell).join('')}</table:table-row>`)
        .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
    }),
  },
]

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`
const excelCell = (text: string, shared: string): string =>
  text === shared ? '<c t="s"><v>0</v></c>' : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
const openCell = (text: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`

/** Packs a sample, with each of its texts in an encoding. */
export async function archiveOf(
  { pack = async (files) => files }: ArchiveSample,
  files: ArchiveContent,
  encode: (text: string) => Uint8Array = (text) => Buffer.from(text),
  modes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const encoded = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? encode(content) : content,
  ])
  return zipOf(await pack(Object.fromEntries(encoded) as ArchiveContent), modes)
}
