import type { DescribedCall, DescribedContracts } from './describe.ts';
import { whatEscapes, whatIsGone } from './what-escapes.ts';

/**
 * The incompatible changes to the released contracts, as sentences. Requests may only accept more. Answers and events may
 * only become more specific and gain fields.
 */
export function whatBreaks(released: DescribedContracts, now: DescribedContracts): string[] {
  return [
    ...Object.entries(released.calls).flatMap(([name, call]) => {
      const current = now.calls[name];
      return current ? whatBreaksInCall(name, call, current) : [`${name}: the call is gone`];
    }),
    ...Object.entries(released.events).flatMap(([name, data]) => {
      const current = now.events[name];
      if (!current)
        return [`${name}: the event is gone; consumers may wait for it for as long as the stream keeps it`];
      const faults = [...whatIsGone(data, current, 'data'), ...whatEscapes(current, data, 'data')];
      return [...new Set(faults)].map((fault) => `${name}: ${fault}, and consumers do not expect that`);
    }),
  ];
}

function whatBreaksInCall(name: string, released: DescribedCall, now: DescribedCall): string[] {
  const faults: string[] = [];
  if (released.access !== now.access && now.access !== 'public')
    faults.push(`it was ${released.access} and is ${now.access}`);
  if (released.status !== now.status) faults.push(`it answered ${released.status} and answers ${now.status}`);
  for (const side of ['params', 'query', 'body'] as const) {
    const [before, after] = [released[side] ?? {}, now[side]];
    if (after)
      faults.push(
        ...whatEscapes(asObject(before), after, side).map((fault) => `${fault}, and is refused now`),
      );
    faults.push(
      ...whatIsGone(before, after ?? { properties: {} }, side).map(
        (fault) => `${fault}: it is not heard any more`,
      ),
    );
  }
  if (released.answer) {
    if (!now.answer) faults.push('it answers nothing any more');
    else {
      const { answer } = released;
      const changes = [
        ...whatIsGone(answer, now.answer, 'answer'),
        ...whatEscapes(now.answer, answer, 'answer'),
      ];
      faults.push(...[...new Set(changes)].map((fault) => `${fault}, and clients do not expect that`));
    }
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Without a schema, nothing is sent. */
function asObject(schema: object): Record<string, unknown> {
  return Object.keys(schema).length === 0 ? { type: 'object' } : { ...schema };
}
