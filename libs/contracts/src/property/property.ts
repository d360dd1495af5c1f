import * as v from 'valibot';
import bundled from '../../property.json' with { type: 'json' };
import { emailAddress, lineOfText, timeOfDay } from '../http/fields.ts';

const timeZone = v.pipe(
  v.string(),
  v.check((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'An IANA time zone such as America/New_York'),
);

const httpsAddress = v.pipe(
  v.string(),
  v.url('A web address'),
  v.startsWith('https://', 'A web address that starts with https://'),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the assistant is asked about and only the host knows: one approved answer each. */
export const answeredTopics = [
  'pets',
  'smoking',
  'children',
  'directions',
  'accessibility',
  'kitchen',
  'gatherings',
  'luggage',
  'nearby',
] as const;

export type AnsweredTopic = (typeof answeredTopics)[number];

const answer = v.optional(lineOfText('Answer', 600));

/** The pictures of the site that a host's own photos can take the place of. */
export const photoNames = [
  'house',
  'hot-tub',
  'fire-pit',
  'movie-room',
  'fireplace',
  'bedroom',
  'dining',
  'spa-bath',
  'private-chef',
  'couples-massage',
  'chauffeur',
  'lost-path',
] as const;

export type PhotoName = (typeof photoNames)[number];

/** Photos by name, and the film of the promotional page; what is left out keeps its rendering. */
const mediaSchema = v.strictObject({
  photos: v.optional(
    v.pipe(
      v.record(v.string(), httpsAddress),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        for (const [name, value] of Object.entries(dataset.value)) {
          if (photoNames.some((known) => known === name)) continue;
          const path = { type: 'object', origin: 'key', input: dataset.value, key: name, value } as const;
          addIssue({ message: `A photo is one of ${photoNames.join(', ')}`, path: [path] });
        }
      }),
    ),
  ),
  film: v.optional(v.strictObject({ mp4: httpsAddress, poster: httpsAddress })),
});

/** The facts of the house that are not ours to decide (architecture page, 'The property's facts'). */
export const propertySchema = v.strictObject({
  name: lineOfText('Name', 80),
  tagline: lineOfText('Tagline', 160),
  timeZone,
  address: v.strictObject({
    line: lineOfText('Address line'),
    town: lineOfText('Town'),
    state: lineOfText('State', 40),
    postalCode: lineOfText('Postal code', 20),
    country: lineOfText('Country', 2),
  }),
  contact: v.strictObject({
    email: emailAddress,
    phone: lineOfText('Phone', 50),
    social: v.strictObject({ label: lineOfText('Label', 40), url: httpsAddress }),
  }),
  paymentHandles: v.pipe(
    v.array(v.strictObject({ service: lineOfText('Service', 40), handle: lineOfText('Handle', 80) })),
    v.length(2, 'Two payment services'),
  ),
  checkIn: v.strictObject({ time: timeOfDay, note: lineOfText('Note') }),
  checkOut: v.strictObject({ time: timeOfDay }),
  minutesFromCity: count,
  sleeps: count,
  bedrooms: count,
  beds: count,
  bathrooms: count,
  /** What is left out, the assistant says it does not know. */
  answers: v.optional(
    v.strictObject({
      pets: answer,
      smoking: answer,
      children: answer,
      directions: answer,
      accessibility: answer,
      kitchen: answer,
      gatherings: answer,
      luggage: answer,
      nearby: answer,
    } satisfies Record<AnsweredTopic, typeof answer>),
  ),
  media: v.optional(mediaSchema),
});

export type Property = v.InferOutput<typeof propertySchema>;

/** The property file that comes with the project. */
export const bundledProperty: Property = v.parse(propertySchema, bundled);

/** Parses a host's own property file; `faults` names every wrong field as `path: rule`. */
export function parseProperty(
  content: unknown,
): { ok: true; property: Property } | { ok: false; faults: string[] } {
  const parsed = v.safeParse(propertySchema, content);
  if (parsed.success) return { ok: true, property: parsed.output };
  return {
    ok: false,
    faults: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`),
  };
}

/** The origins that the host's own photos and film come from. */
export function mediaOrigins({ media }: Property): string[] {
  const addresses = [...Object.values(media?.photos ?? {}), media?.film?.mp4, media?.film?.poster];
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}

/** One line to write on an envelope. */
export function addressLine({ address }: Property): string {
  return `${address.line}, ${address.town}, ${address.state} ${address.postalCode}`;
}
