import type { Call } from '@getaway/contracts/http/call';
import { callApi, callApiForFile, callApiForPage } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { readAdmin } from '@getaway/web-kit/session';
import type { Calls } from '@getaway/web-kit/swr.tsx';
import { interruptSession } from './session.ts';
import { countSignIns } from './sign-in-wait.ts';

/** Well below the 15 minutes of a token. */
const freshMs = 10 * 60_000;
let renewedAt = 0;

/**
 * The back office's way to call. A call that is refused because the session is over waits until its person has signed
 * in again, and is then made once more: nothing happened, so nothing happens twice.
 */
export const staffCalls: Calls = {
  call: (contract, ...input) => throughSession(contract, () => callApi(contract, ...input)),
  callForPage: (contract, ...input) => throughSession(contract, () => callApiForPage(contract, ...input)),
  callForFile: (contract, ...input) => throughSession(contract, () => callApiForFile(contract, ...input)),
};

async function throughSession<Result>(contract: Call, make: () => Promise<Result>): Promise<Result> {
  if (contract.access === 'public') await renewIfStale();
  const signIns = countSignIns();
  try {
    return await make();
  } catch (error) {
    if (!isSessionOver(error) || (await interruptSession(signIns)) === 'left') throw error;
    return make();
  }
}

/**
 * Public calls tell staff more: services that are switched off, prices of the past. They do not refuse who is not
 * signed in, so that an old token would quietly show less.
 */
async function renewIfStale(): Promise<void> {
  if (Date.now() - renewedAt < freshMs) return;
  const signIns = countSignIns();
  const admin = await readAdmin().catch(() => undefined);
  if (admin === undefined) return;
  if (admin === null && (await interruptSession(signIns)) === 'left') return;
  renewedAt = Date.now();
}

function isSessionOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
