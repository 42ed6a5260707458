import './storage.css'
import { byteSize, useCall, useLocale, useWords } from '#platform/ui'
import { libraryApi } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'

/** Shows the storage used by the library, by kind. */
export function StorageCard() {
  const t = useWords(mediaOwnerMessages)
  const locale = useLocale()
  const usage = useCall(libraryApi.usage, {})
  const kinds = usage.data?.kinds ?? []
  const total = kinds.reduce((sum, { bytes, copies }) => sum + bytes + copies, 0)
  if (total === 0) return null
  return (
    <section className="media-storage" aria-label={t('storage')}>
      <h2>
        {t('storage')} <span className="q-quiet q-tabular">{byteSize(total, locale)}</span>
      </h2>
      <div className="media-storage-bar" aria-hidden>
        {kinds.map(({ kind, bytes, copies }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: bytes + copies }} />
        ))}
      </div>
      <dl>
        {kinds.map(({ kind, files, bytes, copies }) => (
          <div key={kind}>
            <dt data-kind={kind}>{t(kind)}</dt>
            <dd className="q-tabular">
              {byteSize(bytes + copies, locale)}
              <span className="q-quiet">
                {t('files', { n: files })}
                {copies > 0 && ` · ${t('copies', { size: byteSize(copies, locale) })}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
