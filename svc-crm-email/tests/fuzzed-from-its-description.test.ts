import { describeFuzzedApi } from '@getaway/testing/fuzz/as-described';
import { startCrm } from './running-service.ts';

describeFuzzedApi(async () => {
  const service = await startCrm({
    CONTACT_PER_ADDRESS: '0',
    NEWSLETTER_PER_ADDRESS: '0',
    CHAT_PER_ADDRESS: '0',
  });
  const session = `session=${service.issuer.token()}`;
  return { address: service.internalOrigin, session, stop: () => service.stop() };
});
