import { EditorCommands } from '../actions/editor-commands.ts'
import { PageCommands } from './page-commands.ts'

/** Offers the actions on the selection, then those on the page, to the command palette. */
export function Commands() {
  return (
    <>
      <EditorCommands />
      <PageCommands />
    </>
  )
}
