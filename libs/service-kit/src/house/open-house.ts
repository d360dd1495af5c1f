import type pg from 'pg';
import { parsePublished } from '@getaway/property';
import type { Logger } from '../logger.ts';
import type { Notifications } from '../messaging/notifications.ts';
import { sqlOf } from '../sql.ts';
import { houseChannel, readKeptHouse } from './kept-house.ts';
import { createLiveHouse, type HouseVersion, type LiveHouse } from './live-house.ts';

export interface OpenHouseDeps {
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  readonly logger: Logger;
  /** Shown until a version was published. */
  readonly fromFile: Omit<HouseVersion, 'revision'>;
}

/** A house that follows the kept version. `refresh` reads it at once. */
export interface OpenHouse extends LiveHouse {
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the newest version that the service kept, or the property file's house, and follows later ones. */
export async function openHouse(deps: OpenHouseDeps): Promise<OpenHouse> {
  const house = createLiveHouse((await readVersion(deps)) ?? { revision: 0, ...deps.fromFile });
  const refresh = async (): Promise<void> => {
    const version = await readVersion(deps);
    if (version && house.show(version)) deps.logger.info({ revision: version.revision }, 'house changed');
  };
  const refreshLater = (): void =>
    void refresh().catch((error: unknown) => deps.logger.warn({ err: error }, 'house not read'));
  const following = await deps.notifications.listen(houseChannel, refreshLater, refreshLater);
  return { ...house, refresh, stop: () => following.close() };
}

/** The house as it would be shown now, for commands that run beside the service. */
export async function readShownHouse(
  deps: Omit<OpenHouseDeps, 'notifications'>,
): Promise<Omit<HouseVersion, 'revision'>> {
  return (await readVersion(deps)) ?? deps.fromFile;
}

/** A kept version that this release cannot read is not shown: it may be of a newer release. */
async function readVersion({
  pool,
  logger,
}: Pick<OpenHouseDeps, 'pool' | 'logger'>): Promise<HouseVersion | undefined> {
  const kept = await readKeptHouse(sqlOf(pool));
  if (!kept) return undefined;
  const outcome = parsePublished(kept.content);
  if (outcome.ok) {
    const { property, entryInstructions } = outcome;
    return {
      revision: kept.revision,
      property,
      ...(entryInstructions !== undefined && { entryInstructions }),
    };
  }
  logger.error({ revision: kept.revision, faults: outcome.faults }, 'the kept house cannot be shown');
  return undefined;
}
