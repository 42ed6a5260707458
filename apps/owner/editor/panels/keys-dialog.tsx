import { Dialog, Kbd, useWords } from '#platform/ui'
import { editorMessages } from '../editor.messages.ts'
import { keysMessages } from './keys.messages.ts'

const groups = [
  {
    name: 'keysEverywhere',
    keys: [
      ['palette', 'Mod+K'],
      ['undo', 'Mod+Z'],
      ['redo', 'Mod+Shift+Z'],
      ['preview', 'Mod+P'],
      ['grid', "Mod+'"],
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
      ['remove', 'Del'],
    ],
  },
  { name: 'keysSection', keys: [['moveSection', 'Alt+↑ ↓']] },
] as const

/** Every key of the editor on one sheet. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords(editorMessages)
  const say = useWords(keysMessages)
  return (
    <Dialog title={t('keyHelp')} isOpen={isOpen} onClose={onClose} size="wide">
      <div className="e-keys">
        {groups.map((group) => (
          <section key={group.name}>
            <h3>{say(group.name)}</h3>
            <dl>
              {group.keys.map(([name, keys]) => (
                <div key={name}>
                  <dt>{say(name)}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
