/** Fetches the text editor as a field, around the screens that ask for it. */
export const richTextService = () =>
  import('./rich-text/rich-text-service.tsx').then((module) => module.RichTextService)
