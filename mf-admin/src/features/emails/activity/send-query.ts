import { emailSendStatuses, type EmailSend } from '@getaway/contracts/http/email-sends';

/** What went out, failed, or is due; and what is to come. */
export const sendTimes = ['past', 'upcoming'] as const;

/** What the log shows; it is stored in the page's address. Pages count from 1. */
export interface SendQuery {
  readonly search: string;
  readonly status: EmailSend['status'] | '';
  readonly when: (typeof sendTimes)[number];
  readonly page: number;
}

/** Spec page 2 leaves it open; as much as a slow machine draws without a halt. */
export const pageSize = 25;

/** Reads the address; what it does not know is left out. */
export function readQuery(params: URLSearchParams): SendQuery {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    status: emailSendStatuses.find((status) => status === params.get('status')) ?? '',
    when: sendTimes.find((when) => when === params.get('when')) ?? 'past',
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** The address of a query, within its tab. */
export function addressOf({ search, status, when, page }: SendQuery): Record<string, string> {
  return {
    tab: 'activity',
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(when === 'past' ? {} : { when }),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** A page of it, as the call takes it. */
export function callQueryOf(query: SendQuery) {
  const offset = (query.page - 1) * pageSize;
  return { ...filterOf(query), limit: String(pageSize), offset: String(offset) };
}

/** All of it, as the call of the file takes it. */
export function filterOf({ search, status, when }: SendQuery) {
  return { ...(search ? { search } : {}), ...(status ? { status } : {}), when };
}
