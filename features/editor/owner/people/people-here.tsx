import '../styles/editor-people.css'
import { Button } from 'react-aria-components'
import { Tooltip, useWords } from '#platform/ui'
import { useEditor } from '../base/editor-context.tsx'
import { bringIntoSight } from '../base/reveal.ts'
import { coloursOf, initialsOf } from './people-colours.ts'
import { peopleMessages } from './people.messages.ts'
import { type Other, usePeople } from '../base/session/people-state.ts'
import { useOneWriter } from './use-one-writer.ts'
import { useTellChoice } from './use-tell-choice.ts'

const shownAtMost = 4

/** Shows the other people on the page, each in their colour; a press scrolls to their selection. */
export function PeopleHere() {
  const t = useWords(peopleMessages)
  const { session } = useEditor()
  const { own, others } = usePeople()
  useTellChoice(session)
  useOneWriter()
  const persons = [...Map.groupBy(others, ({ accountId }) => accountId).values()]
    .map(latest)
    .filter(({ accountId }) => accountId !== own?.accountId)
  const colours = coloursOf([...(own ? [own] : []), ...others].map(({ accountId }) => accountId))
  const rest = persons.slice(shownAtMost)
  if (persons.length === 0) return null
  return (
    <ul className="e-people" aria-label={t('here')}>
      {persons.slice(0, shownAtMost).map((person) => (
        <li key={person.accountId}>
          <Tooltip text={wordsOf(person, t)}>
            <Button
              className="e-person"
              style={{ '--person': colours.get(person.accountId) } as object}
              aria-label={wordsOf(person, t)}
              onPress={() => show(person)}
              data-initials={initialsOf(person.name)}
            />
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Tooltip text={rest.map(({ name }) => name).join(', ')}>
            <Button
              className="e-person e-person-rest"
              aria-label={rest.map(({ name }) => name).join(', ')}
              data-initials={`+${rest.length}`}
            />
          </Tooltip>
        </li>
      )}
    </ul>
  )
}

function wordsOf(person: Other, t: (name: 'isHere' | 'writes', values: { name: string }) => string): string {
  return person.editing === null ? t('isHere', { name: person.name }) : t('writes', { name: person.name })
}

function show({ editing, blocks, section }: Other): void {
  const part = editing ?? blocks[0] ?? section
  if (part) bringIntoSight(part)
}

/** Returns the tab of a person that was active last. */
function latest(tabs: readonly Other[]): Other {
  return tabs.reduce((last, tab) => (tab.activeAt > last.activeAt ? tab : last))
}
