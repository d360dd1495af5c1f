import type { Browser } from './browser.ts';
import { adminPassword, type House } from './house.ts';

/** A member of staff's browser, signed in. */
export async function staffOf(house: House, password = adminPassword): Promise<Browser> {
  const staff = house.browser();
  const answer = await staff.post('/api/admin/login', { username: 'admin', password });
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status}`);
  return staff;
}
