import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicCalls, tryAsStranger } from '@getaway/testing/described-calls';
import { startTestService, type TestService } from './test-service.ts';
import { staffOf } from './staff.ts';

describe('the calls of svc-booking', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
  });
  afterAll(() => service.stop());

  it('reject visitors without a session and requests from other sites, except public calls', async () => {
    const session = (await staffOf(service)).cookies.get('session') ?? '';
    const { tried, letIn } = await tryAsStranger(service.internalAddress, `session=${session}`);
    expect(letIn).toEqual([]);
    expect(tried).toBeGreaterThan(60);
  });

  it('are public only where the site needs them', async () => {
    expect(await publicCalls(service.internalAddress)).toEqual([
      'GET /api/addon-services',
      'GET /api/admin/pricing',
      'GET /api/admin/user',
      'GET /api/flexible-stays',
      'GET /api/night-rates',
      'GET /api/packages',
      'GET /api/packages/{id}',
      'GET /api/pictures/{name}',
      'GET /api/seasonal-offer',
      'GET /api/stay',
      'GET /api/stay/calendar.ics',
      'GET /api/stay/documents/{number}',
      'GET /api/stay/extras',
      'GET /api/stay/unavailable-dates',
      'GET /api/tax-rate',
      'GET /api/unavailable-dates',
      'POST /api/admin/login',
      'POST /api/admin/logout',
      'POST /api/check-availability',
      'POST /api/check-booking-payment',
      'POST /api/complete-booking',
      'POST /api/confirm-reservation-request',
      'POST /api/create-alternative-booking',
      'POST /api/create-booking-payment-intent',
      'POST /api/find-booking',
      'POST /api/own-stay',
      'POST /api/payment-links/payment-intent',
      'POST /api/payment-links/settle',
      'POST /api/payment-links/view',
      'POST /api/quote',
      'POST /api/stay/cancellation',
      'POST /api/stay/cancellation-preview',
      'POST /api/stay/details',
      'POST /api/stay/extras',
      'POST /api/stay/extras-preview',
      'POST /api/stay/move',
      'POST /api/stay/move-preview',
      'POST /api/stay/payment-intent',
      'POST /api/stay/settle',
      'POST /api/validate-promo-code',
      'POST /api/view-reservation-request',
    ]);
  });
});
