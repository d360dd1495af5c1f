import { themeOf, type Colours } from '@getaway/property/colours';

/** The values of the theme (libs/web-kit/src/theme/theme.css), because these pages cannot load style sheets. */
const drawn = {
  'night-950': '#080c17',
  'night-850': '#10172c',
  'cream-300': '#dfd5c4',
  'ember-200': '#ffe3b0',
  'ember-300': '#ffcf86',
  dusk: '#4a2d5c',
};

/** HTML, ready for its place. */
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** A page of the edge's own in the house's colors, which needs no other part of the site. */
export function noticePage(colours: Colours | undefined, { title, text, link }: Notice): string {
  const tone = { ...drawn, ...themeOf(colours) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; box-sizing: border-box;
  color: ${tone['cream-300']}; background: linear-gradient(${tone['night-950']}, ${tone['night-850']} 60%, ${tone.dusk}); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 32rem; text-align: center; }
h1 { color: ${tone['ember-200']}; font: 500 2.25rem/1.15 Georgia, serif; }
a { color: ${tone['ember-300']}; }
</style>
</head>
<body>
<main role="alert">
<h1>${title}</h1>
<p>${text}</p>
<p>${link}</p>
</main>
</body>
</html>
`;
}
