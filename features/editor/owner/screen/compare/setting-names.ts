import { messages } from '#platform/i18n'

export const settingNameMessages = messages('editor.settingNames')

/** Settings with a name that owners know. Changes of other settings follow from these. */
const named = [
  'title',
  'slug',
  'navigationTitle',
  'description',
  'seoTitle',
  'seoDescription',
  'noindex',
  'socialImage',
  'canonical',
  'access',
  'pageType',
  'tags',
  'categories',
  'author',
  'date',
  'sourceUrl',
  'image',
  'imageAbove',
  'comments',
  'featured',
  'position',
  'sticky',
  'overlay',
  'theme',
] as const

export function isNamedSetting(name: string): name is (typeof named)[number] {
  return (named as readonly string[]).includes(name)
}
