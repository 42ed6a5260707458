import { z } from 'zod'
import type { postOutside } from '#platform/egress'
import { jsonInText } from '#platform/http'
import type { Language } from '#platform/i18n'
import { siteProblems } from '../../contract/sites.problems.ts'

/** Sends requests to DeepL. Throws a problem of `egressProblems` without a response. */
export type PostTranslator = typeof postOutside

const timeoutMs = 10_000
const answerAtMost = 400_000
/** Limit of texts in one request to DeepL. */
const textsAtMost = 50

const usageSchema = z.object({ character_count: z.number(), character_limit: z.number() })
const translationsSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Keys of the free plan have this ending and their own host. */
function hostOf(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}

export type Usage = { isRefused: true } | { isRefused: false; used: number; most: number }

/**
 * Returns the usage of a key from the service. Throws a problem when the service does not answer or its response is
 * unreadable.
 */
export async function usageOf(key: string, post: PostTranslator): Promise<Usage> {
  const { status, text } = await ask(key, 'usage', {}, post)
  if (status === 401 || status === 403) return { isRefused: true }
  const { character_count: used, character_limit: most } = answerAs(usageSchema, text)
  return { isRefused: false, used, most }
}

/**
 * Returns the texts in their order; null when the service refuses the key or has no characters left. Throws like
 * `usageOf`.
 */
export async function translated(
  key: string,
  texts: readonly string[],
  { from, to }: { from: Language; to: Language },
  post: PostTranslator,
): Promise<string[] | null> {
  const answers: string[] = []
  for (let start = 0; start < texts.length; start += textsAtMost) {
    const { status, text } = await ask(
      key,
      'translate',
      {
        text: texts.slice(start, start + textsAtMost).map(asXml),
        source_lang: from.toUpperCase(),
        target_lang: to === 'en' ? 'EN-GB' : to.toUpperCase(),
        tag_handling: 'xml',
        ignore_tags: ['x'],
      },
      post,
    )
    if (status !== 200) return null
    answers.push(...answerAs(translationsSchema, text).translations.map((answer) => asText(answer.text)))
  }
  // Requires one translation for each text, because their order identifies them.
  if (answers.length !== texts.length) throw siteProblems.translationFailed()
  return answers
}

/** An unreadable response counts as none. */
function answerAs<T>(schema: z.ZodType<T>, text: string): T {
  const read = schema.safeParse(jsonInText(text))
  if (!read.success) throw siteProblems.translationFailed()
  return read.data
}

function ask(key: string, what: string, body: object, post: PostTranslator) {
  return post(`${hostOf(key)}/v2/${what}`, {
    headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    timeoutMs,
    maxBytes: answerAtMost,
  })
}

/** Placeholders in braces are filled in later and must not be translated. */
function asXml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replace(/\{[^{}]*\}/g, '<x>$&</x>')
}

function asText(xml: string): string {
  const text = xml.replaceAll('<x>', '').replaceAll('</x>', '')
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
