import { z } from 'zod'

type Plain<F extends z.ZodType> = F extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : F
type Patch<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: z.ZodOptional<Shape[Name] extends z.ZodType ? Plain<Shape[Name]> : never>
}

/** Returns a schema of changes. Unlike with `partial()`, an absent field stays absent even if it has a default. */
export function patchOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): z.ZodObject<Patch<Shape>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
  ])
  return z.object(Object.fromEntries(fields) as Patch<Shape>)
}
