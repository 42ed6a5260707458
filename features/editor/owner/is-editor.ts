/** True on paths where the editor fills the window. */
export const isEditor = (path: string): boolean => path.startsWith('/config/edit/')
