import { Columns2, Monitor, Smartphone, Tablet } from '#platform/icons'
import { SegmentedControl, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'
import { showing, type ShownView, tabletWidth } from './shown-view.ts'

/** Switch between the layouts of devices. */
export function ViewSwitch() {
  const t = useWords(editorMessages)
  const { view, both, width, isPreview, set } = useEditorState()
  return (
    <SegmentedControl
      label={t('view')}
      hideLabel
      icons
      value={both && !isPreview ? 'both' : view === 'desktop' && width === tabletWidth ? 'tablet' : view}
      onChange={(next: ShownView) => set(showing(next))}
      options={[
        { value: 'desktop', label: t('desktop'), icon: Monitor },
        { value: 'tablet', label: t('tablet'), icon: Tablet },
        { value: 'mobile', label: t('mobile'), icon: Smartphone },
        ...(isPreview ? [] : [{ value: 'both' as const, label: t('bothDevices'), icon: Columns2 }]),
      ]}
    />
  )
}
