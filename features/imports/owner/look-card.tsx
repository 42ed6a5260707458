import { Card, Switch, useSend, useWords } from '#platform/ui'
import { type Import, importsApi } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

/** Colours and typefaces of the old site, which the import takes over unless its owner refuses. */
export function LookCard({ id, look }: { id: string; look: NonNullable<Import['look']> }) {
  const t = useWords(importsOwnerMessages)
  const save = useSend(importsApi.changeWebsite, { refreshes: [importsApi.import] })
  return (
    <Card title={t('look')} lead={t('look.lead')}>
      <div className="import-look">
        {look.colours && (
          <ul aria-label={t('look.colours')}>
            {look.colours.map((colour) => (
              <li key={colour} className="import-swatch" style={{ background: colour }} title={colour}>
                <span className="q-hidden">{colour}</span>
              </li>
            ))}
          </ul>
        )}
        {look.fonts && (
          <p>
            {t('look.fonts', {
              theirs: look.fonts.theirs,
              ours: [...new Set([look.fonts.heading, look.fonts.body])].join(', '),
            })}
          </p>
        )}
        {look.logo !== null && <p>{t('look.logo', { file: look.logo.split('/').at(-1) ?? '' })}</p>}
        <Switch
          isSelected={look.isTaken}
          isDisabled={save.isPending}
          onChange={(takesLook) => save.mutate({ id, takesLook })}
        >
          {t('look.take')}
        </Switch>
      </div>
    </Card>
  )
}
