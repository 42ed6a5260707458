/** Alternative palettes for a new site: five colours each, lightest first. */
export const startColours = {
  sea: ['#fbfdfd', '#dcebec', '#0f6b76', '#123f4d', '#0a2029'],
  clay: ['#fffaf5', '#f3dfcf', '#b0492a', '#5a2b1d', '#26130d'],
  moss: ['#fbfcf6', '#e3ead2', '#4e6b1f', '#2f4024', '#161e12'],
  plum: ['#fdf9fc', '#efdcea', '#8b2f75', '#45204a', '#1d0f21'],
  ink: ['#ffffff', '#eeeeec', '#3d3d3a', '#262624', '#0d0d0c'],
  sun: ['#fffdf3', '#ffeaa6', '#9a6700', '#4d3a10', '#211a0a'],
} as const

export const startColourNames = Object.keys(startColours) as (keyof typeof startColours)[]
