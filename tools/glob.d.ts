/** As far as the editor uses it: Vite gives an object of what imports one export of each file that fits. */
interface ImportMeta {
  glob: <T>(
    patterns: readonly string[],
    options: { readonly import: string },
  ) => Readonly<Record<string, () => Promise<T>>>
}
