import { readSession, type Admin } from '@getaway/contracts/http/session';
import { callApi, type CallApi } from './api-client.ts';

/** The member of staff who is signed in, or null; every failure but a 401 is raised (spec page 1, section 7). */
export async function readAdmin(call: CallApi = callApi): Promise<Admin | null> {
  try {
    return await call(readSession);
  } catch (error) {
    if (error instanceof Error && error.message.includes('401')) return null;
    throw error;
  }
}
