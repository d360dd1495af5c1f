/** The current value of a theme color, for code that cannot use custom properties: 'ember-400' to '#f5b157'. */
export function themeColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
