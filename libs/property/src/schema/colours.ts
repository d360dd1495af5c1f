import * as v from 'valibot';

const colour = v.pipe(
  v.string('Write colors as #rrggbb'),
  v.regex(/^#[0-9a-f]{6}$/i, 'Write colors as #rrggbb'),
  v.transform((text) => text.toLowerCase()),
);

/** The colors of the bundled house, used by the fronts' theme (libs/web-kit/src/theme). */
export const drawnColours = { background: '#0b1020', text: '#fbf3e4', accent: '#f5b157' };
/** The back office is drawn dark on paper. */
const office = { accent: '#1f4a48', ink: '#16203a', paper: '#f6f3ec', deepestPaper: '#e4ddd0' };
const danger = '#ff9d8a';
const success = '#8fdcae';

/** WCAG 2.2, 1.4.3: text that is read needs at least this contrast. */
export const leastContrast = 4.5;

export function isColourName(name: string): name is keyof typeof drawnColours {
  return Object.hasOwn(drawnColours, name);
}

/** A few colors that all others are mixed from. The site is drawn light on dark. */
export const coloursSchema = v.pipe(
  v.strictObject({
    background: v.optional(colour),
    text: v.optional(colour),
    accent: v.optional(colour),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { key, message } of contrastFaults(dataset.value)) {
      const path = {
        type: 'object',
        origin: 'value',
        input: dataset.value,
        key,
        value: dataset.value[key],
      } as const;
      addIssue({ message, path: [path] });
    }
  }),
);

export type Colours = v.InferOutput<typeof coloursSchema>;

/**
 * The theme's colors by name, only those that the host changed; each is mixed from the host's own.
 * What the theme's file says stays for all others.
 */
export function themeOf(own: Colours | undefined): Record<string, string> {
  const { background, text, accent } = { ...drawnColours, ...given(own) };
  const quiet = mix(text, background, 0.3);
  const ground = {
    'night-950': mix(background, '#000000', 0.25),
    'night-900': background,
    'night-850': mix(background, quiet, 0.05),
    'night-800': mix(background, quiet, 0.1),
    'night-700': mix(background, quiet, 0.17),
    'night-600': mix(background, quiet, 0.3),
    'surface-field': mix(background, quiet, 0.03),
    'forest-800': mix(background, quiet, 0.08),
    'forest-600': mix(background, quiet, 0.22),
    dusk: duskOf(background, accent),
  };
  const words = {
    'cream-100': text,
    'cream-300': mix(text, background, 0.12),
    'mist-400': quiet,
    line: `${quiet}2e`,
    'line-strong': `${quiet}6b`,
  };
  const light = {
    'ember-600': darkEnough(accent, office.paper),
    'ember-500': mix(accent, '#000000', 0.12),
    'ember-400': accent,
    'ember-300': mix(accent, '#ffffff', 0.32),
    'ember-200': mix(accent, '#ffffff', 0.58),
    'on-accent': mix(accent, '#000000', 0.85),
    'office-accent': officeAccentOf(accent),
    'office-wash': washOf(officeAccentOf(accent)),
    glow: `0 0 0 1px ${mix(accent, '#ffffff', 0.32)}66, 0 10px 40px ${accent}47`,
  };
  return {
    ...(own?.background && ground),
    ...((own?.text ?? own?.background) && words),
    ...(own?.accent && light),
  };
}

/** The evening light on some surfaces; at most three quarters of it lie over the background. */
function duskOf(background: string, accent: string): string {
  return mix(background, accent, 0.26);
}

/** What the back office is drawn with: its accent, two washes of it from light to less light, and its ink. */
export interface OfficeColours {
  readonly accent: string;
  readonly wash: string;
  readonly washPressed: string;
  readonly ink: string;
}

/** The colors that the back office uses before any style has loaded; `theme.css` has the first two as well. */
export function officeColoursOf(own: Colours | undefined): OfficeColours {
  const accent = own?.accent ? officeAccentOf(own.accent) : office.accent;
  return {
    accent,
    wash: washOf(accent),
    washPressed: mix('#ffffff', accent, 0.16),
    ink: themeOf(own)['night-800'] ?? office.ink,
  };
}

/** Read on every paper of the back office, and white on it. */
function officeAccentOf(accent: string): string {
  return darkEnough(accent, office.deepestPaper);
}

function washOf(accent: string): string {
  return mix('#ffffff', accent, 0.1);
}

/** What lies behind everything. */
export function backgroundOf(own: Colours | undefined): string {
  return own?.background ?? drawnColours.background;
}

/** What glows on it. */
export function accentOf(own: Colours | undefined): string {
  return own?.accent ?? drawnColours.accent;
}

/** A color for text and buttons on paper: the given one, darkened until it is readable. */
export function darkEnough(accent: string, paper: string): string {
  for (let dark = 0; dark < 1; dark += 0.04) {
    const candidate = mix(accent, '#000000', dark);
    if (contrast(candidate, paper) >= leastContrast) return candidate;
  }
  return '#000000';
}

/** The contrast ratio of two colors as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Contrast {
  /** The color to change if it is not enough. */
  readonly key: keyof Colours;
  readonly what: string;
  readonly front: string;
  readonly where: string;
  readonly behind: string;
  /** 1 to 21; `leastContrast` is needed. */
  readonly ratio: number;
}

/** The contrasts that the site depends on, with the colors that are left out as they are drawn. */
export function contrastsOf(own: Colours): Contrast[] {
  const colours = { ...drawnColours, ...given(own) };
  const { background, text, accent } = colours;
  const theme = themeOf(colours);
  const raised = theme['night-800'] ?? background;
  const textKey = own.text ? 'text' : 'background';
  const onRaised = ['a raised background', raised] as const;
  const pairs: [keyof Colours, string, string, string, string][] = [
    [textKey, 'Text', text, ...onRaised],
    [textKey, 'Quiet text', theme['mist-400'] ?? text, ...onRaised],
    [own.accent ? 'accent' : 'background', 'Accent text', accent, ...onRaised],
    ['accent', 'Button text', theme['on-accent'] ?? background, 'the accent', accent],
    ['background', 'An error message', danger, ...onRaised],
    ['background', 'A success message', success, ...onRaised],
  ];
  return pairs.map(([key, what, front, where, behind]) => {
    return { key, what, front, where, behind, ratio: contrast(front, behind) };
  });
}

type Fault = { key: keyof Colours; message: string };

function contrastFaults(own: Colours): Fault[] {
  const { background, text } = { ...drawnColours, ...given(own) };
  if (luminance(background) >= luminance(text))
    return [
      {
        key: own.background ? 'background' : 'text',
        message: 'The site uses light text on a dark background: make the background darker than the text',
      },
    ];
  return contrastsOf(own)
    .filter(({ ratio }) => ratio < leastContrast)
    .map(({ key, what, front, where, behind, ratio }) => ({
      key,
      message: `${what} (${front}) on ${where} (${behind}) has a contrast of ${ratio.toFixed(1)}; ${leastContrast} is needed (WCAG AA)`,
    }));
}

function given(own: Colours | undefined): Partial<typeof drawnColours> {
  return Object.fromEntries(Object.entries(own ?? {}).filter(([, value]) => value !== undefined));
}

/** `one` with a share of `other`, 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  return `#${from.map((value, at) => hex(value + ((to[at] ?? value) - value) * share)).join('')}`;
}

function luminance(colourText: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colourText).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(text: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
