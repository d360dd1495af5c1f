import { housePublished } from '@getaway/contracts/events/house';
import { on, type Consumer } from '../messaging/consumer.ts';
import { sqlOfPrisma, type PrismaRaw } from '../sql.ts';
import { keepHouse } from './kept-house.ts';

/** Keeps each published version of the house, so that the service shows it and starts with it. `name` is its durable's. */
export function consumeHouse<Tx extends PrismaRaw>({
  name,
  database,
}: {
  readonly name: string;
  readonly database: Pick<Consumer<Tx>, 'transact'>;
}): Consumer<Tx> {
  return {
    name,
    filterSubject: housePublished.type,
    subscriptions: [
      on<Tx, typeof housePublished>(housePublished, (tx, data) => keepHouse(sqlOfPrisma(tx), data)),
    ],
    transact: database.transact,
  };
}
