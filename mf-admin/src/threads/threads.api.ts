import { countUnreadThreads, listThreads, readThread } from '@getaway/contracts/http/inbox';

/** Every read that shows something of a thread. */
export const threadQueries = [listThreads, readThread, countUnreadThreads] as const;
