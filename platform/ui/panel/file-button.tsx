import { Upload } from '#platform/icons'
import { Button, ButtonRow } from '../button.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'
import { type AssetFamily, type PickedAsset, usePanelServices } from './panel-services.tsx'

/** A button that opens the library for a file of one family. */
export function FileButton({
  family,
  current,
  onChange,
}: {
  family: AssetFamily
  current: string
  onChange: (asset: PickedAsset) => void
}) {
  const t = useWords(uiMessages)
  const { chooseAsset } = usePanelServices()
  const choose = async () => {
    const chosen = await chooseAsset(family)
    if (chosen) onChange(chosen)
  }
  return (
    <div className="q-field">
      {current && <span className="q-hint">{decodeURIComponent(current.split('/').at(-1) ?? '')}</span>}
      <ButtonRow>
        <Button size="small" icon={Upload} onPress={() => void choose()}>
          {t(current ? 'replace' : 'chooseFile')}
        </Button>
      </ButtonRow>
    </div>
  )
}
