import { Palette } from '#platform/icons'
import { LinkButton, Tooltip, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'

/** Leads to the site's styles, where this page is the preview. */
export function DesignLink({ id }: { id: string }) {
  const t = useWords(editorMessages)
  return (
    <Tooltip text={t('siteDesign')}>
      <LinkButton
        tone="quiet"
        className="icon e-design-link"
        icon={Palette}
        href={`/config/design?page=${id}`}
        aria-label={t('siteDesign')}
      >
        {null}
      </LinkButton>
    </Tooltip>
  )
}
