import { createHash } from 'node:crypto';

/** Half of it becomes a span's id, and an id of only zeros is invalid (W3C Trace Context, 3.2.2). */
const uuid = /^(?!0{8}-0{4}-0{4}-)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The trace of a correlation id: the 32 digits of a UUID, or those of a digest of any other text. */
export function traceIdOf(correlationId: string): string {
  return uuid.test(correlationId)
    ? correlationId.replaceAll('-', '').toLowerCase()
    : createHash('sha256').update(correlationId).digest('hex').slice(0, 32);
}

/** The first span of a trace, which other services can use as a parent without receiving it. */
export function rootSpanIdOf(traceId: string): string {
  return traceId.slice(0, 16);
}

/** A correlation id that belongs to this trace. */
export function correlationIdOf(traceId: string): string {
  return traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
