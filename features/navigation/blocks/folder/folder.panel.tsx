import { type BlockPanelProps, PropChoiceRow, SelectRow, SliderRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { useNavigation } from '../../owner/use-navigation.ts'
import { type FolderProps, folderLooks } from './folder.contract.ts'
import { folderMessages } from './folder.messages.ts'

export function FolderPanel({ props, change }: BlockPanelProps<FolderProps>) {
  const t = useWords(folderMessages)
  const { settings, isPending } = useNavigation()
  const folders = Object.entries(settings.nodes)
    .filter(([, { target }]) => target.kind === 'folder')
    .map(([value, { label }]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <>
      <SelectRow
        label={t('folder')}
        value={props.folder ?? ''}
        options={folders}
        hint={isPending || folders.length > 0 ? '' : t('noFolders')}
        onChange={(folder) => change('folder', folder)}
      />
      <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      <PropChoiceRow name="look" values={folderLooks} value={props.look} words={t} change={change} />
      {props.look !== 'list' && (
        <SliderRow
          label={t('columns')}
          value={props.columns}
          min={2}
          max={4}
          onChange={(columns) => change('columns', columns)}
        />
      )}
      <SwitchRow label={t('images')} value={props.images} onChange={(images) => change('images', images)} />
      <SwitchRow label={t('words')} value={props.words} onChange={(words) => change('words', words)} />
    </>
  )
}
