import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { longestHouseWaitMs } from '@getaway/contracts/http/internal-house';
import { readHouse, type House } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import { askBooking } from './ask-booking.ts';
import type { HouseSource } from './house-source.ts';
import type { Uploads } from './uploads.ts';
import { keepPublished, readKept, readPublished, type PublishedHouse } from './published-house.ts';

export interface HouseFollowing {
  /** The addresses of svc-booking's replicas; with none, the house is the property file's. */
  readonly bookingUrls: readonly string[];
  /** Shown while nothing is known of a published house. */
  readonly propertyFile: string | undefined;
  /** The newest version is kept in this file, for starts without svc-booking. */
  readonly keptFile: string | undefined;
  /** Where the photos of the house are; the first folder that has a file is used. */
  readonly folders: readonly string[];
  /** The uploaded ones among them, which are fetched before the house is shown. */
  readonly uploads: Uploads;
  readonly logger: Logger;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}

/** A start does not wait longer for svc-booking. */
const firstAnswerMs = 3_000;
const retryMs = 1_000;

/**
 * The published house. It follows each new version, which svc-booking tells at once, and goes on with the last one while
 * svc-booking is unavailable. A start without svc-booking shows the kept version, or else the property file. Throws an Error that
 * names every fault of the property file if there is nothing else to show.
 */
export async function followHouse(following: HouseFollowing): Promise<HouseSource> {
  const { bookingUrls, propertyFile, keptFile, folders, uploads, logger, stopping } = following;
  const listeners = new Set<() => void>();
  let asked = 0;
  let known: PublishedHouse | undefined;
  let house: House | undefined;

  /** The published house, or a later one than `after` once there is one. The next replica is asked after a failure. */
  async function ask(after: number | undefined, timeoutMs: number): Promise<PublishedHouse | undefined> {
    const replica = bookingUrls[asked % bookingUrls.length];
    if (replica === undefined) return undefined;
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]);
      return await askBooking(replica, after, signal);
    } catch (error) {
      logger.debug({ err: error, replica }, 'svc-booking did not answer');
      asked += 1;
      return undefined;
    }
  }

  /**
   * Whether there is nothing left to do for this version: what cannot be read stays unread, and the version after it is waited
   * for. A version whose pictures cannot be fetched is tried again, and the one before it stays meanwhile.
   */
  async function show(published: PublishedHouse): Promise<boolean> {
    if (isDeepStrictEqual(published, known)) return false;
    const isComplete = await uploads.fetch(published.house);
    if (!isComplete) {
      logger.warn({ revision: published.revision }, 'pictures of the house cannot be fetched');
      if (house) return false;
    }
    const before = known;
    if (isComplete) known = published;
    const next = readPublished(published, { folders, logger });
    if (!next) return isComplete;
    house = next;
    logger.info({ revision: published.revision }, 'house changed');
    if (isComplete) keep(published, before);
    for (const listener of listeners) attempt('house not shown everywhere', listener);
    return isComplete;
  }

  function keep(published: PublishedHouse, before: PublishedHouse | undefined): void {
    if (keptFile !== undefined) attempt('house not kept', () => keepPublished(keptFile, published));
    // Its pages are shown until those of this version are rendered.
    const shown = before ? [published.house, before.house] : [published.house];
    attempt('old pictures not deleted', () => uploads.keepOnly(shown));
  }

  function attempt(failure: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      logger.error({ err: error }, failure);
    }
  }

  async function follow(): Promise<void> {
    let isAvailable = true;
    while (!stopping.aborted) {
      const askedAt = performance.now();
      const published = await ask(known?.revision, longestHouseWaitMs + firstAnswerMs);
      if (stopping.aborted) return;
      if (isAvailable !== Boolean(published)) {
        isAvailable = Boolean(published);
        logger.info(
          isAvailable ? 'svc-booking is available again' : 'svc-booking is unavailable, the house stays',
        );
      }
      if (published && (await show(published))) continue;
      // A service that stops makes nobody wait.
      if (performance.now() - askedAt < retryMs)
        await sleep(retryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }

  const first = await ask(undefined, firstAnswerMs);
  const kept = keptFile === undefined ? undefined : readKept(keptFile);
  // Without all of its pictures, the published version is only shown when there is no other.
  const canShow = first && (!kept || (await uploads.fetch(first.house)));
  const start = canShow ? first : kept;
  if (start) await show(start);
  house ??= readHouse(propertyFile);
  const shown = house;
  if (bookingUrls.length > 0) void follow();
  return {
    current: () => house ?? shown,
    onChange: (listener) => void listeners.add(listener),
  };
}
