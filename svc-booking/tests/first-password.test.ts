import { expect, it } from 'vitest';
import { openHouse } from './house.ts';

it.each(['password', 'passwordpassword', 'lanternhollow'])(
  'a first password that a change would refuse (%s) stops the start',
  async (ADMIN_PASSWORD) => {
    await expect(openHouse({ webhooks: false, environment: { ADMIN_PASSWORD } })).rejects.toThrow(
      'ADMIN_PASSWORD',
    );
  },
);
