import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { longestHouseWaitMs } from '@getaway/contracts/http/internal-house';
import { readHouse, type House } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import { askBooking } from './ask-booking.ts';
import type { HouseSource } from './house-source.ts';
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
  const { bookingUrls, propertyFile, keptFile, folders, logger, stopping } = following;
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

  /** Whether the house was another one. What cannot be read is not, and the version after it is waited for. */
  function show(published: PublishedHouse): boolean {
    if (isDeepStrictEqual(published, known)) return false;
    known = published;
    const next = readPublished(published, { folders, logger });
    if (!next) return true;
    house = next;
    logger.info({ revision: published.revision }, 'house changed');
    if (keptFile !== undefined) attempt('house not kept', () => keepPublished(keptFile, published));
    for (const listener of listeners) attempt('house not shown everywhere', listener);
    return true;
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
      if (published && show(published)) continue;
      // A service that stops makes nobody wait.
      if (performance.now() - askedAt < retryMs)
        await sleep(retryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }

  const first =
    (await ask(undefined, firstAnswerMs)) ?? (keptFile === undefined ? undefined : readKept(keptFile));
  if (first) show(first);
  house ??= readHouse(propertyFile);
  const shown = house;
  if (bookingUrls.length > 0) void follow();
  return {
    current: () => house ?? shown,
    onChange: (listener) => void listeners.add(listener),
  };
}
