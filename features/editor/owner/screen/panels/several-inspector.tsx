import {
  AlignHorizontalCentre,
  AlignHorizontalEnd,
  AlignHorizontalStart,
  AlignVerticalCentre,
  AlignVerticalEnd,
  AlignVerticalStart,
  DistributeAcross,
  DistributeDown,
  GroupIcon,
  PaintRoller,
  Pipette,
  UngroupIcon,
} from '#platform/icons'
import type { Block, Document } from '#platform/document'
import { Button, Columns, Group, IconButton, SwitchRow, useWords } from '#platform/ui'
import { useEditor } from '../../base/editor-context.tsx'
import { hiddenIn, lockedAs } from '../../base/arrange.ts'
import { useEditorActions } from '../../actions/editor-actions.ts'
import { editorMessages } from '../../base/editor.messages.ts'
import { useEditorState } from '../../base/editor-state.ts'
import type { Axis, Edge } from '../../actions/several/align.ts'
import { alignKeys, distributeKeys } from '../../actions/several/several-keys.ts'
import { severalMessages } from '../../actions/several/several.messages.ts'

const edgeIcons = {
  left: AlignHorizontalStart,
  centre: AlignHorizontalCentre,
  right: AlignHorizontalEnd,
  top: AlignVerticalStart,
  middle: AlignVerticalCentre,
  bottom: AlignVerticalEnd,
} as const
const axisIcons = { across: DistributeAcross, down: DistributeDown } as const

/** Inspector of several blocks: alignment, grouping, and common properties. */
export function SeveralInspector({ chosen, document }: { chosen: readonly Block[]; document: Document }) {
  const t = useWords(editorMessages)
  const say = useWords(severalMessages)
  const { view } = useEditorState()
  const { edit, canEdit } = useEditor()
  const actions = useEditorActions()
  const ids = chosen.map(({ id }) => id)
  const areHidden = chosen.every(({ hidden }) => hidden?.[view])
  return (
    <fieldset className="e-fieldset" disabled={!canEdit}>
      <AlignButtons isDistributable={chosen.length > 2} />
      <Group title={say('groupName')}>
        <Columns>
          <Button size="small" icon={GroupIcon} isDisabled={!actions.canGroup()} onPress={actions.group}>
            {say('group')}
          </Button>
          <Button size="small" icon={UngroupIcon} isDisabled={!actions.canUngroup()} onPress={actions.ungroup}>
            {say('ungroup')}
          </Button>
        </Columns>
        {!actions.canGroup() && !actions.canUngroup() && <p className="q-hint">{say('groupNeeds')}</p>}
      </Group>
      <Group title={say('order')}>
        <Columns>
          <Button size="small" onPress={() => actions.stackAtEnd(1)}>
            {say('toFront')}
          </Button>
          <Button size="small" onPress={() => actions.stackAtEnd(-1)}>
            {say('toBack')}
          </Button>
        </Columns>
      </Group>
      <StyleButtons />
      <Group>
        <SwitchRow
          label={t(view === 'mobile' ? 'hideOnPhone' : 'hideOnDesktop')}
          value={areHidden}
          onChange={(isHidden) => edit(hiddenIn(document, ids, view, isHidden))}
        />
        <SwitchRow
          label={t('lock')}
          hint={t('lockHint')}
          value={chosen.every(({ locked }) => locked)}
          onChange={(isLocked) => edit(lockedAs(document, ids, isLocked))}
        />
      </Group>
    </fieldset>
  )
}

/** Six buttons for edges and centres in a row, and two that make gaps equal. */
export function AlignButtons({ isDistributable }: { isDistributable: boolean }) {
  const say = useWords(severalMessages)
  const actions = useEditorActions()
  return (
    <Group title={say('align')}>
      <div className="e-align" role="group" aria-label={say('align')}>
        {(Object.keys(edgeIcons) as Edge[]).map((edge) => (
          <IconButton
            key={edge}
            size="small"
            icon={edgeIcons[edge]}
            label={say(`align.${edge}`)}
            keys={alignKeys[edge]}
            onPress={() => actions.align(edge)}
          />
        ))}
        {isDistributable &&
          (Object.keys(axisIcons) as Axis[]).map((axis) => (
            <IconButton
              key={axis}
              size="small"
              icon={axisIcons[axis]}
              label={say(`distribute.${axis}`)}
              keys={distributeKeys[axis]}
              onPress={() => actions.distribute(axis)}
            />
          ))}
      </div>
    </Group>
  )
}

export function StyleButtons() {
  const say = useWords(severalMessages)
  const actions = useEditorActions()
  return (
    <Group title={say('style')}>
      <Columns>
        <Button size="small" icon={Pipette} onPress={actions.copyStyle}>
          {say('styleCopy')}
        </Button>
        <Button size="small" icon={PaintRoller} onPress={actions.pasteStyle}>
          {say('stylePaste')}
        </Button>
      </Columns>
    </Group>
  )
}
