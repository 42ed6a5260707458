import { runsNothing, upgradeBlock } from '#platform/block'
import type { Block, Document, Settings } from '#platform/document'
import type { OwnerContext } from '#platform/context'
import { mayDo } from '#platform/contract'
import { runsCode } from '../../contract/index.ts'
import { contractsOf } from './contracts.ts'

/** T5: whether a change from one document to the other adds no code that this account may not store. */
export function allowsCode(
  ctx: OwnerContext,
  before: Document,
  after: Document,
  ids: readonly string[] = Object.keys(after.blocks),
): boolean {
  return (
    allowsSettings(ctx, before.settings, after.settings) &&
    ids.every((id) => allowsBlock(ctx, before.blocks[id], after.blocks[id]))
  )
}

/** Same check for a document's settings alone. */
export function allowsSettings(ctx: OwnerContext, before: Settings, after: Settings): boolean {
  if (mayDo(ctx.roles, 'settings.codeInjection') || before === after) return true
  const knownLinks = new Set(scriptLinks(before))
  return scriptLinks(after).every((link) => knownLinks.has(link))
}

/** Same check for one block. */
export function allowsBlock(ctx: OwnerContext, before: Block | undefined, after: Block | undefined): boolean {
  return mayDo(ctx.roles, 'settings.codeInjection') || isAllowed(ctx, before, after)
}

function isAllowed(ctx: OwnerContext, before: Block | undefined, after: Block | undefined): boolean {
  if (
    !after ||
    (before && before.props === after.props && before.version === after.version && before.type === after.type)
  )
    return true
  const knownLinks = before ? scriptLinks(before.props) : []
  const upgraded = upgradeBlock(after, contractsOf(ctx).get(after.type))
  if ([...scriptLinks(after.props), ...scriptLinks(upgraded.props)].some((link) => !knownLinks.includes(link)))
    return false
  return !mayBeCode(ctx, upgraded)
}

/**
 * Unreadable content counts as code when its block type may hold code or is unknown: a later step, an upgrade or a
 * newer installation would run it without asking again.
 */
function mayBeCode(ctx: OwnerContext, block: Block): boolean {
  const contract = contractsOf(ctx).get(block.type)
  if (!contract) return true
  if (contract.runsCode === runsNothing) return false
  const read = block.version === contract.version ? contract.props.safeParse(block.props) : null
  return !read?.success || contract.runsCode(read.data)
}

/** Links anywhere in a value that would run code when followed. */
function scriptLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(scriptLinks)
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? (linkKeys.has(key) && runsCode(entry) ? [entry] : []) : scriptLinks(entry),
  )
}

const linkKeys: ReadonlySet<string> = new Set(['href', 'url', 'link', 'src', 'target', 'clickthroughUrl', 'canonical'])
