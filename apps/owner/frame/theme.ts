export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const key = 'quoin_theme'

export function savedTheme(): Theme {
  const saved = localStorage.getItem(key)
  return themes.find((theme) => theme === saved) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function saveTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  applyTheme(theme)
}
