import { describeFuzzedApi } from '@getaway/testing/fuzz/as-described';
import { staffOf } from './staff.ts';
import { startTestService } from './test-service.ts';

describeFuzzedApi(async () => {
  const service = await startTestService();
  const staff = await staffOf(service);
  const session = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const guestsOnly = ['/api/admin/logout', '/api/admin/password'];
  return { address: service.internalAddress, session, guestsOnly, stop: () => service.stop() };
});
