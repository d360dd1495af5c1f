import { describeFuzzedApi } from '@getaway/testing/fuzz/as-described';
import { startCalendar } from './running-service.ts';

describeFuzzedApi(async () => {
  const service = await startCalendar();
  const session = `session=${service.issuer.token()}`;
  return { address: service.internalOrigin(), session, stop: () => service.stop() };
});
