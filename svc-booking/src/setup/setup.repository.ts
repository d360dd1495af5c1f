import * as v from 'valibot';
import {
  setupMarkSchema,
  setupStepSchema,
  type SampleOffer,
  type SetupMark,
  type SetupStep,
} from '@getaway/contracts/http/setup';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';
import type { SetupFacts } from './setup-facts.rules.ts';
import { isInvented } from '../catalogue/first-offers.rules.ts';
import { defaultPrices } from '../pricing/default-prices.rules.ts';

/**
 * Marker rows that are not steps: the checklist is hidden, and the sample offers were removed for a host's
 * own property.
 */
const checklist = 'checklist';
const hidden = 'hidden';
const inventedOffers = 'invented-offers';
const left = 'left';

const markRow = v.object({ step: setupStepSchema, mark: setupMarkSchema });

/** Without what belongs to other subjects. */
type OwnFacts = Omit<SetupFacts, 'unchangedPrices' | 'unchangedAmounts'>;

export async function readSetupFacts(tx: Tx, adminId: string): Promise<OwnFacts> {
  const [admin, prices, offers, notice, payment, rows] = await Promise.all([
    tx.user.findUnique({ where: { id: adminId }, select: { passwordChangedAt: true } }),
    tx.pricingSetting.findMany(),
    readSampleOffersOnSale(tx),
    tx.cardEvent.aggregate({ _max: { receivedAt: true } }),
    tx.cardEvent.aggregate({ where: { type: 'payment_intent.succeeded' }, _max: { receivedAt: true } }),
    tx.setupMark.findMany({ orderBy: { markedAt: 'asc' } }),
  ]);
  const defaults: Readonly<Record<string, { price: number } | undefined>> = defaultPrices;
  return {
    hasFirstPassword: admin?.passwordChangedAt === null,
    hasDefaultPrices: prices.every(({ name, price }) => defaults[name]?.price === centsFromColumn(price)),
    hasSampleOffers: offers.length > 0,
    sampleOffers: offers,
    lastCardNoticeAt: notice._max.receivedAt,
    lastCardPaymentAt: payment._max.receivedAt,
    marks: rows.filter((row) => v.is(markRow, row)).map(({ step, mark }) => v.parse(markRow, { step, mark })),
    isHidden: rows.some(({ step, mark }) => step === checklist && mark === hidden),
  };
}

async function readSampleOffersOnSale(tx: Tx): Promise<SampleOffer[]> {
  const onSale = {
    where: { isActive: true },
    select: { name: true, description: true, price: true },
    orderBy: { name: 'asc' },
  } as const;
  const [services, packages] = await Promise.all([
    tx.addOnService.findMany(onSale),
    tx.package.findMany(onSale),
  ]);
  const invented = (kind: SampleOffer['kind'], offers: typeof services): SampleOffer[] =>
    offers
      .filter((offer) => isInvented({ ...offer, price: centsFromColumn(offer.price) }))
      .map(({ name }) => ({ kind, name }));
  return [...invented('service', services), ...invented('package', packages)];
}

/** Null removes the mark. */
export async function writeSetupMark(
  tx: Tx,
  step: SetupStep,
  mark: SetupMark | null,
  now: Date,
): Promise<void> {
  await write(tx, step, mark, now);
}

export async function writeSetupHidden(tx: Tx, isHidden: boolean, now: Date): Promise<void> {
  await write(tx, checklist, isHidden ? hidden : null, now);
}

/** Returns false when the mark exists already. */
export async function insertInventedOffersMark(tx: Tx, now: Date): Promise<boolean> {
  const data = { step: inventedOffers, mark: left, markedAt: now };
  return (await tx.setupMark.createMany({ data, skipDuplicates: true })).count === 1;
}

async function write(tx: Tx, step: string, mark: string | null, markedAt: Date): Promise<void> {
  if (mark === null) await tx.setupMark.deleteMany({ where: { step } });
  else {
    await tx.setupMark.upsert({
      where: { step },
      create: { step, mark, markedAt },
      update: { mark, markedAt },
    });
  }
}
