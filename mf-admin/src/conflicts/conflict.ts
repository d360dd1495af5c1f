import type { Answer } from '@getaway/contracts/http/call';
import type { listCalendarConflicts } from '@getaway/contracts/http/calendar-conflicts';

export type Conflict = Answer<typeof listCalendarConflicts>[number];
