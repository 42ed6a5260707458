import { execFile, spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requestTo } from './support/beside-nginx.ts'
import { startLoadSite } from './support/load-site.ts'
import { end, loadOfMachine, median, startGenerator } from './support/measure.ts'
import { sized } from './support/sizes.ts'

const root = join(import.meta.dirname, '../..')
const command = join(root, 'dist/server/command.js')
const megabytes = sized(200, 2)
const posts = sized(2000, 20)
const budget = 600
const products = sized(100_000, 500)
const productsBudget = { megabytes: 400, seconds: 300 }
/** Duration of one measurement of pages while posts are imported. */
const windowSeconds = sized(3, 0.3)
/** Posts of an ordinary length. */
const usualPosts = { count: sized(10_000, 100), seconds: 90, paragraphs: 4 }

/**
 * A file of 200 MB, one of 10,000 posts and one of 100,000 products through the command: what each takes of memory at
 * most, how long, and how many pages of another site are served meanwhile.
 */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-import-'))
  const data = ['--data', join(folder, 'data')]
  try {
    const file = join(folder, 'export.xml')
    await writeExport(file, { count: posts, bytes: (megabytes * 1_000_000) / posts })
    const run = promisify(execFile)
    await run(process.execPath, [
      command,
      'create-owner',
      '--email',
      'bench@example.com',
      '--password',
      'a long enough password',
      ...data,
    ])
    await run(process.execPath, [command, 'create-site', 'bench', '--owner', 'bench@example.com', ...data])
    const started = performance.now()
    const { peak, output } = await measured(['import', file, '--site', 'bench', '--json', ...data])
    const seconds = (performance.now() - started) / 1000
    const { import: whole } = JSON.parse(output) as {
      import: { state: string; rowsDone: number; counts: { kind: string; outcome: string; n: number }[] }
    }
    const lost = posts - (whole.counts.find((count) => count.kind === 'post' && count.outcome === 'create')?.n ?? 0)
    say(
      `${megabytes} MB in ${seconds.toFixed(0)} s, ${whole.rowsDone} rows, at most ${Math.round(peak)} MB of memory; the import is ${whole.state}.`,
    )
    const blog = await usualPostsOf(run, folder, data, say)
    const shop = await productsOf(run, folder, data, say)
    const share = await pagesMeanwhile(join(folder, 'busy'), join(folder, 'posts.xml'), say)
    return {
      ratios: {
        ...shop,
        ...blog,
        'cached pages of another site meanwhile, of quiet': share,
        'memory, of 600 MB': peak / budget,
        'posts lost': lost,
        'milliseconds for each megabyte': (seconds * 1000) / megabytes,
      },
      budgets: {
        'memory, of 600 MB': { atMost: 1 },
        'posts lost': { atMost: 0 },
        '10,000 posts, of 90 s': { atMost: 1 },
        'the same once more, of a third of that': { atMost: 1 },
        'cached pages of another site meanwhile, of quiet': { atLeast: 0.5 },
        'products: memory, of 400 MB': { atMost: 1 },
        'products: time, of five minutes': { atMost: 1 },
        'products lost': { atMost: 0 },
      },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Many posts, and the unchanged file once more. */
async function usualPostsOf(
  run: (file: string, words: string[]) => Promise<unknown>,
  folder: string,
  data: readonly string[],
  say: (line: string) => void,
) {
  const { count, seconds, paragraphs } = usualPosts
  const file = join(folder, 'posts.xml')
  await writeExport(file, { count, bytes: paragraphs * 700 })
  await run(process.execPath, [command, 'create-site', 'journal', '--owner', 'bench@example.com', ...data])
  const times: number[] = []
  for (let round = 0; round < 2; round += 1) {
    const started = performance.now()
    await measured(['import', file, '--site', 'journal', '--json', ...data])
    times.push((performance.now() - started) / 1000)
  }
  const [first = 0, again = 0] = times
  say(`${count} posts in ${first.toFixed(0)} s, the same once more in ${again.toFixed(0)} s; load ${loadOfMachine()}.`)
  return { '10,000 posts, of 90 s': first / seconds, 'the same once more, of a third of that': again / (seconds / 3) }
}

/** Serves a cached page of one site as fast as it can, alone and while posts are imported into another. */
async function pagesMeanwhile(folder: string, file: string, say: (line: string) => void): Promise<number> {
  const installation = await startLoadSite(folder, 2, 10)
  const generator = startGenerator()
  try {
    const [visited, filled] = installation.pages
    const requests = [requestTo(`${visited?.name}.${installation.sitesHost}`, '/long')]
    const rate = async (): Promise<number> => {
      const wanted = { port: installation.port, requests, connections: 32, seconds: windowSeconds }
      const counted = await generator.run(wanted)
      return counted.requests / counted.seconds
    }
    await rate()
    const quiet = median([await rate(), await rate(), await rate()])
    let isOver = false
    const importing = measured(['import', file, '--site', filled?.name ?? '', '--json', '--data', folder]).finally(
      () => (isOver = true),
    )
    const rates: number[] = []
    while (!isOver) rates.push(await rate())
    await importing
    // The last measurement contains the time after the import.
    const busy = median(rates.length > 1 ? rates.slice(0, -1) : rates)
    say(`${Math.round(quiet)} pages a second alone, ${Math.round(busy)} while another site imports its posts.`)
    return busy / quiet
  } finally {
    generator.stop()
    await end(installation.child)
  }
}

/** As a shop of another system exports them, a line each. */
async function productsOf(
  run: (file: string, words: string[]) => Promise<unknown>,
  folder: string,
  data: readonly string[],
  say: (line: string) => void,
) {
  const file = join(folder, 'products.csv')
  const kinds = ['Vase', 'Bowl', 'Cup', 'Plate', 'Jug']
  const lines = Array.from(
    { length: products },
    (_, at) =>
      `ware-${at},${kinds[at % 5]} ${at},<p>Turned by hand and fired twice.</p>,Brand ${at % 20},${kinds[at % 5]}s,"Tag ${at % 50}, Kind ${at % 7}",true,` +
      `Colour,Red ${at % 10},SKU-${at},400,shopify,${at % 4},deny,${(5 + (at % 2000) / 10).toFixed(2)},true,true`,
  )
  const head =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,' +
    'Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Requires Shipping,Variant Taxable'
  writeFileSync(file, [head, ...lines, ''].join('\n'))
  await run(process.execPath, [command, 'create-site', 'shop', '--owner', 'bench@example.com', ...data])
  const started = performance.now()
  const { peak, output } = await measured(['import', file, '--site', 'shop', '--json', ...data])
  const seconds = (performance.now() - started) / 1000
  const { import: imported } = JSON.parse(output) as {
    import: { counts: { kind: string; outcome: string; n: number }[] }
  }
  const created = imported.counts.find(({ kind, outcome }) => kind === 'product' && outcome === 'create')?.n ?? 0
  say(
    `${products} products in ${seconds.toFixed(0)} s, at most ${Math.round(peak)} MB of memory; load ${loadOfMachine()}.`,
  )
  return {
    'products: memory, of 400 MB': peak / productsBudget.megabytes,
    'products: time, of five minutes': seconds / productsBudget.seconds,
    'products lost': products - created,
  }
}

/** The command by itself, without the shell around it: its own process is what is looked at. */
async function measured(words: readonly string[]): Promise<{ peak: number; output: string }> {
  const child = spawn(process.execPath, [command, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let peak = 0
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid))
  }, 100)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { peak, output }
}

/** Largest resident size so far, in MB. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

async function writeExport(file: string, { count, bytes }: { count: number; bytes: number }): Promise<void> {
  const stream = createWriteStream(file)
  const write = async (text: string): Promise<void> => {
    if (!stream.write(text)) await once(stream, 'drain')
  }
  await write(`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="c" xmlns:wp="w"><channel><title>Large</title><link>https://large.example</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://large.example</wp:base_blog_url>`)
  const sentence = 'Bread takes a night, and nothing we could add does what those <em>ten hours</em> do. '
  const paragraph = `<!-- wp:paragraph -->\n<p>${sentence.repeat(8)}</p>\n<!-- /wp:paragraph -->\n\n`
  const body = paragraph.repeat(Math.ceil(bytes / paragraph.length))
  for (let id = 1; id <= count; id += 1)
    await write(`<item><title>Post ${id}</title><link>https://large.example/post-${id}/</link><guid>https://large.example/?p=${id}</guid>
<content:encoded><![CDATA[${body}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-03-05 09:30:00</wp:post_date_gmt>
<wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n`)
  stream.end('</channel></rss>\n')
  await once(stream, 'finish')
}
