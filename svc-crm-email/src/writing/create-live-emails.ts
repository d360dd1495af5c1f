import type { LiveHouse } from '@getaway/service-kit/house/live-house';
import type { Logger } from '@getaway/service-kit/logger';
import { guestHouse } from '../house/guest-house.ts';
import type { FillTemplate } from './fill-template.ts';
import { createEmailWriter, type EmailWriter } from './write-email.ts';

interface LiveEmailsDeps {
  readonly house: LiveHouse;
  readonly publicOrigin: string;
  readonly logger: Logger;
  /** Compiles the templates in the house's colors and with its logo. */
  readonly load: (house: LiveHouse['property']) => Promise<FillTemplate>;
}

/**
 * Writes emails with the newest version of the house. Templates are compiled again only when a version has other colors
 * or another logo; until they are, emails look as before.
 */
export async function createLiveEmails({
  house,
  publicOrigin,
  logger,
  load,
}: LiveEmailsDeps): Promise<EmailWriter> {
  const property = guestHouse(house);
  const lookOf = (): string => JSON.stringify([property.colours, property.media?.logo]);
  let look = lookOf();
  let fill = await load(property);
  let writer = createEmailWriter({ fill, property, publicOrigin });
  let renewing = Promise.resolve();
  const renew = async (): Promise<void> => {
    const newest = lookOf();
    if (newest !== look) [fill, look] = [await load(property), newest];
    writer = createEmailWriter({ fill, property, publicOrigin });
  };
  house.onChange(() => {
    renewing = renewing
      .then(renew)
      .catch((error: unknown) => logger.error({ err: error }, 'emails keep the previous look'));
  });
  return new Proxy(writer, { get: (_first, name) => Reflect.get(writer, name) as unknown });
}
