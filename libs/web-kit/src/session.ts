import { readSession, type Admin } from '@getaway/contracts/http/session';
import { callApi, type CallApi } from './api-client.ts';

/** The signed-in staff member, or null. Throws on every failure except a 401 (spec page 1, section 7). */
export async function readAdmin(call: CallApi = callApi): Promise<Admin | null> {
  try {
    return await call(readSession);
  } catch (error) {
    if (error instanceof Error && error.message.includes('401')) return null;
    throw error;
  }
}
