/** A colour of the theme as it is in force, for code that cannot name a custom property: 'ember-400' to '#f5b157'. */
export function themeColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
