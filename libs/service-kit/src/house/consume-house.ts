import type { EventData } from '@getaway/contracts/events/event';
import { housePublished } from '@getaway/contracts/events/house';
import { record } from '@getaway/property/file-values';
import { on, type Consumer } from '../messaging/consumer.ts';
import { sqlOfPrisma, type PrismaRaw, type Sql } from '../sql.ts';
import { keepHouse, readKeptHouse, type KeptHouse } from './kept-house.ts';

/**
 * Keeps each published version of the house, so that the service shows it and starts with it. `name` is its durable's.
 * Only a service that writes to booked guests `keepsEntryInstructions`.
 */
export function consumeHouse<Tx extends PrismaRaw>({
  name,
  database,
  keepsEntryInstructions = false,
  onChange,
}: {
  readonly name: string;
  readonly keepsEntryInstructions?: boolean;
  /** Runs in the same transaction, with what was kept before and what is kept now. */
  readonly onChange?: (sql: Sql, before: KeptHouse | undefined, now: KeptHouse | undefined) => Promise<void>;
  readonly database: Pick<Consumer<Tx>, 'transact'>;
}): Consumer<Tx> {
  return {
    name,
    filterSubject: housePublished.type,
    subscriptions: [
      on<Tx, typeof housePublished>(housePublished, async (tx, data) => {
        const sql = sqlOfPrisma(tx);
        const before = onChange && (await readKeptHouse(sql));
        await keepHouse(sql, keepsEntryInstructions ? withEntryInstructions(data) : data);
        // An older version that comes late is not kept.
        await onChange?.(sql, before, await readKeptHouse(sql));
      }),
    ],
    transact: database.transact,
  };
}

type Published = EventData<typeof housePublished>;

/** The entry instructions are back in their place, as a property file has them. */
function withEntryInstructions({ entryInstructions: instructions, ...data }: Published): Published {
  if (instructions === undefined) return data;
  return { ...data, house: { ...data.house, entry: { ...record(data.house['entry']), instructions } } };
}
