/** The editor takes the whole window. */
export const isEditor = (path: string): boolean => path.startsWith('/config/edit/')
