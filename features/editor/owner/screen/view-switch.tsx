import { Columns2, Monitor, Smartphone, Tablet } from '#platform/icons'
import { SegmentedControl, useWords } from '#platform/ui'
import { editorMessages } from '../base/editor.messages.ts'
import { useEditorState } from '../base/editor-state.ts'

/** R1.53: a tablet shows the page of a desktop, in less room. */
const tabletWidth = 820

/** Switch between the layouts of devices. */
export function ViewSwitch() {
  const t = useWords(editorMessages)
  const { view, both, width, isPreview, set } = useEditorState()
  const choose = (next: 'desktop' | 'mobile' | 'tablet' | 'both') =>
    set(
      next === 'both'
        ? { both: true, width: null }
        : next === 'tablet'
          ? { view: 'desktop', both: false, width: tabletWidth }
          : { view: next, both: false, width: null },
    )
  return (
    <SegmentedControl
      label={t('view')}
      hideLabel
      icons
      value={both && !isPreview ? 'both' : view === 'desktop' && width === tabletWidth ? 'tablet' : view}
      onChange={choose}
      options={[
        { value: 'desktop', label: t('desktop'), icon: Monitor },
        { value: 'tablet', label: t('tablet'), icon: Tablet },
        { value: 'mobile', label: t('mobile'), icon: Smartphone },
        ...(isPreview ? [] : [{ value: 'both' as const, label: t('bothDevices'), icon: Columns2 }]),
      ]}
    />
  )
}
