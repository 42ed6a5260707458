import { Button, Dialog, Kbd, useWords } from '#platform/ui'
import { editorMessages } from '../../base/editor.messages.ts'
import { ChangeKey } from '../../actions/keys/change-key.tsx'
import { isKeyAct } from '../../actions/keys/key-acts.ts'
import { forgetOwnKeys, useOwnKeys } from '../../actions/keys/own-keys.ts'
import { keysMessages } from '../../actions/keys/keys.messages.ts'

const groups = [
  {
    name: 'keysEverywhere',
    keys: [
      ['palette', 'Mod+K'],
      ['undo', 'Mod+Z'],
      ['redo', 'Mod+Shift+Z'],
      ['preview', 'Mod+P'],
      ['comment', 'Mod+Alt+M'],
      ['grid', "Mod+'"],
      ['zoomIn', 'Mod+='],
      ['zoomOut', 'Mod+-'],
      ['zoomActual', 'Mod+0'],
      ['zoomFit', 'Shift+1'],
      ['zoomChosen', 'Shift+2'],
      ['insert', '/'],
      ['sheet', '?'],
    ],
  },
  {
    name: 'keysChoose',
    keys: [
      ['next', 'Tab'],
      ['all', 'Mod+A'],
      ['more', 'Shift+Click'],
      ['within', 'Mod+Click'],
      ['up', 'Esc'],
      ['menu', 'Shift+F10'],
    ],
  },
  {
    name: 'keysBlock',
    keys: [
      ['text', 'Enter'],
      ['move', '← ↑ → ↓'],
      ['moveFar', 'Shift+← ↑ → ↓'],
      ['size', 'Mod+← ↑ → ↓'],
      ['duplicate', 'Mod+D'],
      ['copy', 'Mod+C'],
      ['cut', 'Mod+X'],
      ['paste', 'Mod+V'],
      ['front', ']'],
      ['back', '['],
      ['toFront', 'Alt+]'],
      ['toBack', 'Alt+['],
      ['styleCopy', 'Mod+Alt+C'],
      ['stylePaste', 'Mod+Alt+V'],
      ['rename', 'F2'],
      ['remove', 'Del'],
    ],
  },
  {
    name: 'keysSeveral',
    keys: [
      ['alignLeftRight', 'Alt+A H D'],
      ['alignUpDown', 'Alt+W V S'],
      ['distribute', 'Alt+Shift+H V'],
      ['group', 'Mod+G'],
      ['ungroup', 'Mod+Shift+G'],
    ],
  },
  {
    name: 'keysPointer',
    keys: [
      ['dragCopy', 'Alt'],
      ['dragFree', 'Mod'],
      ['sizeCentre', 'Alt'],
      ['sizeRatio', 'Shift'],
    ],
  },
  {
    name: 'keysSection',
    keys: [
      ['moveSection', 'Alt+↑ ↓'],
      ['copy', 'Mod+C'],
      ['cut', 'Mod+X'],
      ['paste', 'Mod+V'],
    ],
  },
] as const

/** Dialog that lists every key of the editor. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(editorMessages)
  const say = useWords(keysMessages)
  const hasOwn = useOwnKeys(({ own }) => Object.keys(own).length > 0)
  return (
    <Dialog
      title={t('keyHelp')}
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      foot={hasOwn && <Button onPress={forgetOwnKeys}>{say('resetAll')}</Button>}
    >
      <p className="q-hint">{say('changeHint')}</p>
      <div className="e-keys">
        {groups.map((group) => (
          <section key={group.name}>
            <h3>{say(group.name)}</h3>
            <dl>
              {group.keys.map(([name, keys]) => (
                <div key={name}>
                  <dt>{say(name)}</dt>
                  <dd>{isKeyAct(name) ? <ChangeKey act={name} /> : <Kbd keys={keys} />}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
