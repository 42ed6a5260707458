import { startInstallation } from '../support/installation.ts'
import { compareBooks } from './support/fault-books.ts'
import { type Ledger, startClients } from './support/fault-clients.ts'
import { killInRounds, type Rounds } from './support/fault-rounds.ts'
import { faultSite } from './support/fault-site.ts'
import { sized } from './support/sizes.ts'

const usualKills = sized(200, 1)
/** The killing ends by then, whether or not it is done: all of it takes less than 25 minutes. */
const longestMs = 22 * 60_000
const answerMs = 5000
const editors = 2

/**
 * kill -9 of web, worker, database and launcher, alone and in every combination, while people publish, buy, write,
 * subscribe, upload and read: what was acknowledged is there once, no piece is sold twice, and every request is
 * answered.
 */
export async function bench({ say, kills: wanted = usualKills }: { say: (line: string) => void; kills?: number }) {
  // Each visitor comes from an address of their own, as they would through a proxy.
  process.env['QUOIN_TRUSTED_PROXIES'] = '127.0.0.1/32'
  const installation = await startInstallation()
  try {
    const site = await faultSite(installation, 20 + 4 * wanted, editors)
    say(`${site.variants.length} products with ${site.units} pieces each.`)
    const { ledger, stop } = startClients(site)
    let rounds: Rounds
    try {
      rounds = await killInRounds({
        installation,
        kills: wanted,
        until: Date.now() + longestMs,
        onRound: (state) => {
          if (state.rounds % 10 === 0) say(lineOf(state, ledger))
        },
      })
    } finally {
      await stop()
    }
    say(lineOf(rounds, ledger))
    const books = await compareBooks(installation, site, ledger)
    for (const fault of [...books.lost, ...books.doubled, ...books.oversold, ...ledger.odd]) say(`WRONG: ${fault}`)
    return resultOf({ rounds, ledger, wanted, books })
  } finally {
    await installation.stop()
  }
}

interface Outcome {
  rounds: Rounds
  ledger: Ledger
  wanted: number
  books: Awaited<ReturnType<typeof compareBooks>>
}

function resultOf({ rounds: { rounds, kills, longestRecoveryMs }, ledger, wanted, books }: Outcome) {
  return {
    ratios: {
      rounds,
      kills: Object.values(kills).reduce((sum, count) => sum + count, 0),
      'kills of web': kills.web,
      'kills of worker': kills.worker,
      'kills of database': kills.database,
      'kills of launcher': kills.launcher,
      'acknowledged writes': books.acknowledged,
      'acknowledged orders': ledger.orders.length,
      lost: books.lost.length,
      doubled: books.doubled.length,
      oversold: books.oversold.length,
      'odd answers': ledger.odd.length,
      requests: ledger.requests,
      'longest unanswered request, ms': Math.round(ledger.longestMs),
      'longest until all was well, ms': longestRecoveryMs,
    },
    budgets: {
      'kills of web': { atLeast: wanted },
      'kills of worker': { atLeast: wanted },
      'kills of database': { atLeast: wanted },
      'kills of launcher': { atLeast: 1 },
      // As many as there would be if nobody were served but every second client, once in each round.
      'acknowledged writes': { atLeast: 4 * rounds },
      'acknowledged orders': { atLeast: rounds / 2 },
      lost: { atMost: 0 },
      doubled: { atMost: 0 },
      oversold: { atMost: 0 },
      'odd answers': { atMost: 0 },
      'longest unanswered request, ms': { atMost: answerMs },
    },
  }
}

function lineOf(
  { rounds, kills }: Rounds,
  { orders, messages, uploads, longestMs: longest, longest: what }: Ledger,
): string {
  const killed = Object.entries(kills)
    .map(([victim, count]) => `${victim} ${count}`)
    .join(', ')
  return `${rounds} rounds (${killed}): ${orders.length} orders, ${messages.length} messages, ${uploads.length} uploads; the longest wait was ${Math.round(longest)} ms for ${what}.`
}
