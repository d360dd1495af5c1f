import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  jsonSchemaOf,
  type JsonSchema,
} from '../../libs/service-kit/src/http/api-description/json-schema.ts';
import type { EventType } from '../../libs/contracts/src/events/event.ts';
import { documentedExports } from './source-files.ts';

/** An event of the contracts, with the name of its export. */
export interface ContractEvent {
  readonly name: string;
  readonly event: EventType;
  /** The description in its contract. */
  readonly meaning: string;
  readonly carries: JsonSchema;
}

export interface Contracts {
  /** Sorted by subject. */
  readonly events: readonly ContractEvent[];
  /** Exported arrays of events, by name. */
  readonly groups: ReadonlyMap<string, readonly ContractEvent[]>;
}

/** All events that the contracts export. */
export async function readContracts(root: string): Promise<Contracts> {
  const folder = path.join(root, 'libs/contracts/src/events');
  const events: ContractEvent[] = [];
  const arrays: [string, readonly EventType[]][] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(path.join(folder, file))) as Record<string, unknown>;
    const meanings = documentedExports(path.join(folder, file));
    for (const [name, value] of Object.entries(exported)) {
      if (isEvent(value)) {
        const carries = jsonSchemaOf(value.data, 'output');
        events.push({ name, event: value, meaning: meanings.get(name) ?? '', carries });
      }
      if (Array.isArray(value) && value.every(isEvent)) arrays.push([name, value]);
    }
  }
  events.sort((a, b) => a.event.type.localeCompare(b.event.type));
  const groups = arrays.map(
    ([name, members]) => [name, events.filter(({ event }) => members.includes(event))] as const,
  );
  return { events, groups: new Map(groups) };
}

function isEvent(value: unknown): value is EventType {
  return (
    typeof value === 'object' && value !== null && 'type' in value && 'version' in value && 'data' in value
  );
}
