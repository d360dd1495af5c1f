import { darkEnough, themeOf, type Colours } from '@getaway/property/colours';

/** The colors of the email layout, and their names on the site. */
const drawn: Readonly<Record<string, string>> = {
  '#080c17': 'night-950',
  '#0b1020': 'night-900',
  '#10172c': 'night-850',
  '#16203a': 'night-800',
  '#2a3552': 'night-700',
  '#36466b': 'night-600',
  '#fbf3e4': 'cream-100',
  '#ffcf86': 'ember-300',
  '#f5b157': 'ember-400',
  '#e58a35': 'ember-500',
};

/** Accent colors on paper, with the paper color that they have to be readable on. */
const onPaper: Readonly<Record<string, string>> = {
  '#b4591c': '#ffffff',
  '#a34f17': '#ffffff',
  '#9a4812': '#f7efe0',
};

/** The source of an email or page in the host's own colors, if there are any. */
export function painted(source: string, colours: Colours | undefined): string {
  const theme = themeOf(colours);
  return source.replace(/#[0-9a-f]{6}\b/g, (colour) => {
    const paper = onPaper[colour];
    if (paper && colours?.accent) return darkEnough(colours.accent, paper);
    return theme[drawn[colour] ?? ''] ?? colour;
  });
}
