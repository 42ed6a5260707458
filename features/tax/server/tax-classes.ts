import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type {} from '#features/catalog/server'
import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import { standardTaxClass, type taxApi, untaxedClass, usualTaxClasses, zeroRateClass } from '../contract/index.ts'

/** Classes that products can use: the standard ones, those of the rates, and those of existing products. */
export async function readTaxClasses(ctx: OwnerContext): Promise<Output<typeof taxApi.classes>> {
  ctx.require('commerce')
  const classRows = await namedClasses(ctx)
  const rated = new Set(classRows.filter(({ isRated }) => isRated).map(({ name }) => name))
  const names = [...new Set<string>([...usualTaxClasses, ...classRows.map(({ name }) => name)])]
  return {
    classes: names.map((name) => ({
      name: name || standardTaxClass,
      isRated: rated.has(name) || needsNoRate(name),
    })),
  }
}

/** Classes of products without a rate. */
export async function unratedClasses(ctx: OwnerContext): Promise<string[]> {
  const classRows = await namedClasses(ctx)
  return classRows.filter(({ name, isRated }) => !isRated && !needsNoRate(name)).map(({ name }) => name)
}

/** True for classes that are untaxed, or taxed at zero. */
function needsNoRate(name: string): boolean {
  return name === untaxedClass || name === zeroRateClass
}

async function namedClasses(ctx: OwnerContext): Promise<{ name: string; isRated: boolean }[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ name: string; is_rated: boolean }>`
    select name, bool_or(is_rated) as is_rated from (
      select tax_class as name, true as is_rated from tax_rates where website_id = ${ctx.site.id}
      union all
      select distinct lower(trim(tax_class)), false from products where website_id = ${ctx.site.id} and tax_class <> ''
    ) named where name <> '' group by name order by name`,
  )
  return rows.map(({ name, is_rated: isRated }) => ({ name, isRated }))
}
