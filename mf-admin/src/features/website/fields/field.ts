import type { Content } from '../content/content.ts';

/** The facts that a text can fill in; `guide` also has the answers of the chat. */
export type WordSet = 'site' | 'guide';

interface Described {
  /** Dotted, from the content on; in a list, from the entry on, and empty if the entry is the text itself. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** The rest of the hint, folded: what nobody needs to fill the field in. */
  readonly more?: string;
  /** In a list: what its button adds, for a field that few entries use. Fields with the same words come together. */
  readonly addedAs?: string;
}

export interface TextField extends Described {
  readonly kind: 'text';
  /** The most characters, where there is a limit. */
  readonly limit?: number;
  /** A text of more than one line on the screen; it is one paragraph. */
  readonly isLong?: boolean;
  /** Must be there: what is emptied stays empty, and is a fault. */
  readonly isRequired?: boolean;
  readonly words?: WordSet;
  /** Needed by some guests although the house is complete without it: its label doesn’t call it optional. */
  readonly isAsked?: boolean;
  /** What to enter, if the label doesn't say it: 'an email address'. */
  readonly asked?: string;
  /** The hint where it depends on the country of the house, by its code. */
  readonly hintIn?: (country: string) => string;
  /** Labels for houses in certain countries, by country code. */
  readonly byCountry?: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>;
  readonly type?: 'email' | 'tel' | 'url';
  /** Where the field depends on another one: whether it is shown. */
  readonly isShown?: (content: Content) => boolean;
  /** The same for whether it must be there. */
  readonly isRequiredIn?: (content: Content) => boolean;
}

export interface NumberField extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly isRequired?: boolean;
  /** Whole numbers only. */
  readonly isWhole?: boolean;
  /** Whole dollars, which can be entered with their sign. */
  readonly isDollars?: boolean;
  /** Hours, which can be entered in days or weeks as well. */
  readonly isHours?: boolean;
  /** What holds if it is left out, where that depends on other fields. */
  readonly fallback?: (content: Content) => number;
}

export interface ListField extends Described {
  readonly kind: 'list';
  /** What an entry is called: 'Review'. */
  readonly entry: string;
  readonly most: number;
  /** Must be there: an empty list is a fault of its own. */
  readonly isRequired?: boolean;
  readonly fields: readonly Field[];
}

export interface PlainField extends Described {
  readonly kind:
    | 'time'
    | 'date'
    | 'zone'
    | 'country'
    /** How guests get in. */
    | 'entry-way'
    /** What a section of the guide is about. */
    | 'topic'
    /** Yes or no. */
    | 'switch'
    | 'color'
    | 'icon'
    /** One of the pictures, by name. */
    | 'picture'
    | 'logo'
    | 'poster'
    | 'guide-picture'
    /** All pictures of the site with the host's own in their places. */
    | 'photos'
    /** The order of the host's own photos, which is changed beside each. */
    | 'photo-order';
  readonly isRequired?: boolean;
  /** How changes of a switch are listed: 'The page: shown → hidden'. */
  readonly inChanges?: { readonly name: string; readonly on: string; readonly off: string };
}

export type Field = TextField | NumberField | ListField | PlainField;

export interface Group {
  readonly title: string;
  readonly note?: string;
  /** The rest of the note, folded. */
  readonly more?: string;
  /** Where its preview shows it: a selector of an element of that page, whose section comes into view. */
  readonly at?: string;
  readonly fields: readonly Field[];
  /** Its fields only make sense together, so that staff count them as one change. */
  readonly isOneItem?: boolean;
  /** Where the group depends on another field: whether it is shown. */
  readonly isShown?: (content: Content) => boolean;
}

export type PreviewPage = 'home' | 'booking' | 'weekday-escape' | 'privacy' | 'terms' | 'guide';

/** A part of the house that is edited together. */
export interface Part {
  /** In the address. */
  readonly key: string;
  readonly title: string;
  /** What to know about it first, for a house as it is edited; empty for nothing. */
  readonly note?: string | ((content: Content) => string);
  /** The page with what hosts also look for here, after the note. */
  readonly elsewhere?: { readonly words: string; readonly page: string; readonly to: string };
  /** The page that shows it. */
  readonly preview: PreviewPage;
  /** The path of the switch that shows this page, if it can be hidden. */
  readonly shownBy?: string;
  readonly groups: readonly Group[];
}

type Extra<F extends Field> = Omit<F, 'kind' | 'path' | 'label' | 'isLong'>;

/** A text in one line of at most `limit` characters. */
export function line(path: string, label: string, limit: number, extra: Extra<TextField> = {}): TextField {
  return { kind: 'text', path, label, limit, ...extra };
}

/** A paragraph of at most `limit` characters. */
export function paragraph(
  path: string,
  label: string,
  limit: number,
  extra: Extra<TextField> = {},
): TextField {
  return { kind: 'text', path, label, limit, isLong: true, ...extra };
}

/** A list of texts or of groups of fields. */
export function list(
  path: string,
  label: string,
  entry: string,
  most: number,
  fields: readonly Field[],
  extra: Pick<ListField, 'hint' | 'addedAs'> = {},
): ListField {
  return { kind: 'list', path, label, entry, most, fields, ...extra };
}
