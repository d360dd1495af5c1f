import * as v from 'valibot';

const picture = v.object({
  /** The picture itself as a `data:` address, so that no address without a stay's token leads to it. */
  src: v.pipe(v.string(), v.startsWith('data:image/')),
  /** What it shows, for those who can't see it. */
  alt: v.string(),
  caption: v.nullable(v.string()),
});

const section = v.object({
  /** The section's anchor, unique in a guide, such as `wifi`. Known topics have an icon. */
  topic: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: v.string(),
  /** Paragraphs. */
  text: v.array(v.string()),
  wifi: v.nullable(v.object({ network: v.string(), password: v.string() })),
  /** What to do, one after the other. */
  steps: v.array(v.string()),
  list: v.array(v.string()),
  phones: v.array(v.object({ name: v.string(), number: v.string(), note: v.nullable(v.string()) })),
  places: v.array(v.object({ name: v.string(), distance: v.string(), note: v.nullable(v.string()) })),
  picture: v.nullable(picture),
});

/** What guests of a stay read about the house: WiFi, parking, heating. Only answers to a stay's token contain it. */
export const houseGuideSchema = v.object({ sections: v.array(section) });

export type HouseGuide = v.InferOutput<typeof houseGuideSchema>;
export type GuideSection = HouseGuide['sections'][number];
