/** As far as the editor uses it: Vite gives an object of one export of each file that fits, or of what imports it. */
interface ImportMeta {
  glob: {
    <T>(
      patterns: readonly string[],
      options: { readonly import: string; readonly eager: true },
    ): Readonly<Record<string, T>>
    <T>(patterns: readonly string[], options: { readonly import: string }): Readonly<Record<string, () => Promise<T>>>
  }
}
