import * as v from 'valibot';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import { addressOfUpload } from './address-of-upload.ts';
import type { PublishedHouse } from './published-house.ts';

/** The fields of a property file that the back office shows. Every published one has them. */
const fileSchema = v.object({
  name: v.string(),
  checkIn: v.object({ time: v.string() }),
  checkOut: v.object({ time: v.string() }),
  policies: v.optional(v.object({ money: v.optional(v.object({ cleaningFee: v.optional(v.number()) })) })),
  media: v.optional(v.object({ logo: v.optional(v.string()) })),
});

type Content = Readonly<Record<string, unknown>>;

/**
 * What the back office shows of a published property file. An uploaded logo is shown from its upload, because the site needs
 * some seconds to draw its own size. One that isn't uploaded came with the house file, and so with the page.
 */
export function publishedHouseOf(content: Content, sample: Content, before: PublishedHouse): PublishedHouse {
  const { success, output } = v.safeParse(fileSchema, content);
  if (!success) return before;
  const { name, checkIn, checkOut, media, policies } = output;
  // The sample has a sign without a file, which goes with its name.
  const isStillSample = name === before.name && name === sample['name'];
  const file = media?.logo;
  const src = file && addressOfUpload(file);
  const fromPage = file || isStillSample ? before.logo : undefined;
  return {
    name,
    checkInTime: checkIn.time,
    checkOutTime: checkOut.time,
    cleaningFee: policies?.money?.cleaningFee ?? usualMoneyRules.cleaningFee,
    logo: src ? { src } : fromPage,
  };
}
