import type { Browser } from './browser.ts';
import { adminPassword, type TestService } from './test-service.ts';

/** A member of staff's browser, signed in. */
export async function staffOf(service: TestService, password = adminPassword): Promise<Browser> {
  const staff = service.browser();
  const answer = await staff.post('/api/admin/login', { username: 'admin', password });
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status}`);
  return staff;
}
