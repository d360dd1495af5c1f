import { expect, it } from 'vitest';
import { startTestService } from './test-service.ts';

it.each(['password', 'passwordpassword', 'lanternhollow'])(
  'a first password that a change would refuse (%s) stops the start',
  async (ADMIN_PASSWORD) => {
    await expect(startTestService({ webhooks: false, environment: { ADMIN_PASSWORD } })).rejects.toThrow(
      'ADMIN_PASSWORD',
    );
  },
);
