import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inDays, intentFor } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const writeTimeoutMs = 2_000;
const heldMs = writeTimeoutMs + 1_500;

interface Reserved {
  confirmation?: { email: string; expiresAt: string };
}

let service: TestService;
beforeAll(async () => {
  service = await startAtLimit({ WRITE_TIMEOUT_MS: String(writeTimeoutMs) });
});
afterAll(() => service.stop());
afterEach(() =>
  service.database.query('TRUNCATE reservation_requests, outbox_events, idempotent_answers CASCADE'),
);

/** A service whose limit is reached: every further reservation waits for the link in an email. */
async function startAtLimit(environment: Record<string, string> = {}): Promise<TestService> {
  const started = await startTestService({
    webhooks: false,
    environment: { UNPAID_NIGHTS_PER_NETWORK: '14', ...environment },
  });
  const { status } = await started
    .browser()
    .post('/api/create-alternative-booking', intentFor(inDays(1), inDays(15)), here);
  expect(status).toBe(200);
  return started;
}

const here = { 'x-forwarded-for': '203.0.113.7' };
const key = (value: string) => ({ 'idempotency-key': value });
const reserve = (body: object, headers: Record<string, string> = {}, at = service) =>
  at.browser().post<Reserved>('/api/create-alternative-booking', body, { ...here, ...headers });
const emails = async (at = service) =>
  (
    await at.database.query<{ links: number; emails: number }>(
      `SELECT (SELECT count(*)::int FROM reservation_requests) AS links,
              (SELECT count(*)::int FROM outbox_events WHERE type = 'booking.confirmation_requested') AS emails`,
    )
  ).rows[0];

/** Keeps a lock that the work needs until the write has timed out. */
async function whileLocked<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const client = await service.database.connect();
  try {
    await client.query(`BEGIN; ${lock}`);
    const working = work();
    await sleep(heldMs);
    await client.query('ROLLBACK');
    return await working;
  } finally {
    client.release();
  }
}

describe('a write that is answered 503', () => {
  it('has sent no confirmation link, and repeating it sends one', async () => {
    const body = intentFor(inDays(30), inDays(32));
    const same = key('sent-once-however-often-asked');
    const lock = `SELECT pg_advisory_xact_lock(hashtextextended('reservation requests', 0))`;
    const late = await whileLocked(lock, () =>
      Promise.all([reserve(body, same), reserve(intentFor(inDays(40), inDays(42)))]),
    );
    for (const { status, body: problem, headers } of late) {
      expect([status, problem]).toEqual([503, expect.objectContaining({ type: 'unavailable' })]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await emails()).toEqual({ links: 0, emails: 0 });
    const answers = [await reserve(body, same), await reserve(body, same)];
    for (const { status, body: said } of answers) {
      expect(status).toBe(200);
      expect(said).toEqual(answers[0]?.body);
      expect(said.confirmation).toBeDefined();
    }
    expect(await emails()).toEqual({ links: 1, emails: 1 });
  });

  it('holds no nights', async () => {
    const stay = intentFor(inDays(50), inDays(52));
    const late = await whileLocked('LOCK TABLE unavailable_dates IN ACCESS EXCLUSIVE MODE', () =>
      service
        .browser()
        .post('/api/create-booking-payment-intent', stay, { 'x-forwarded-for': '203.0.113.99' }),
    );
    expect(late.status).toBe(503);
    const { rows } = await service.database.query('SELECT id FROM bookings WHERE check_in_date = $1', [
      inDays(50),
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a write whose answer cannot be stored', () => {
  // With the usual deadline, because a busy machine may need two seconds for an ordinary write.
  let patient: TestService;
  beforeAll(async () => {
    patient = await startAtLimit();
  });
  afterAll(() => patient.stop());

  it('is answered normally, and repeating it under its key has no second effect', async () => {
    await patient.database.query(
      `CREATE FUNCTION refuse_answer() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'too many connections' USING ERRCODE = '53300'; END $$;
       CREATE TRIGGER refuse_answer BEFORE UPDATE ON idempotent_answers
         FOR EACH ROW WHEN (NEW.body IS NOT NULL) EXECUTE FUNCTION refuse_answer()`,
    );
    const body = intentFor(inDays(60), inDays(62));
    const same = key('whose-answer-was-never-kept');
    const first = await reserve(body, same, patient);
    expect([first.status, first.body.confirmation?.email]).toEqual([200, body.bookingData.email]);
    await patient.database.query(
      `DROP FUNCTION refuse_answer CASCADE; UPDATE idempotent_answers SET created_at = now() - interval '3 minutes'`,
    );
    const again = await reserve(body, same, patient);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await emails(patient)).toEqual({ links: 1, emails: 1 });
  });
});
