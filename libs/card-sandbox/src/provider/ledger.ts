import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Charge, Dispute, PaymentIntent, PaymentMethod, ProviderEvent, Refund } from './objects.ts';
import type { CardOutcome } from './test-cards.ts';

export interface StoredMethod {
  id: string;
  method: PaymentMethod;
  outcome: CardOutcome;
}

/** An answer kept for its idempotency key. */
export interface KeptAnswer {
  id: string;
  created: number;
  fingerprint: string;
  status: number;
  body: unknown;
}

interface Records {
  intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  method: StoredMethod;
  event: ProviderEvent;
  answer: KeptAnswer;
}

type Kind = keyof Records;

/** All the sandbox knows, in memory and on disk: one line of JSON for every change, the last one of an id counts. */
export interface Ledger {
  put<K extends Kind>(kind: K, record: Records[K]): void;
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** Newest first. */
  newestFirst<K extends Kind>(kind: K): Records[K][];
  /** Forgets all of a kind. */
  clear(kind: Kind): void;
}

type Tables = { [K in Kind]: Map<string, Records[K]> };

const dayS = 24 * 60 * 60;

/** Opens the ledger in `file`, forgetting answers older than a day and events older than 30 days. */
export function openLedger(file: string, nowS: number): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  const tables = readTables(file);
  for (const answer of tables.answer.values()) {
    if (answer.created < nowS - dayS) tables.answer.delete(answer.id);
  }
  for (const event of tables.event.values()) {
    if (event.created < nowS - 30 * dayS) tables.event.delete(event.id);
  }
  rewrite(file, tables);

  return {
    put: (kind, record) => {
      appendFileSync(file, lineOf(kind, record));
      tables[kind].set(record.id, structuredClone(record));
    },
    get: (kind, id) => {
      const record = tables[kind].get(id);
      return record === undefined ? undefined : structuredClone(record);
    },
    clear: (kind) => {
      tables[kind].clear();
      rewrite(file, tables);
    },
    newestFirst: (kind) => [...tables[kind].values()].reverse().map((record) => structuredClone(record)),
  };
}

function lineOf<K extends Kind>(kind: K, record: Records[K]): string {
  return `${JSON.stringify([kind, record])}\n`;
}

function readTables(file: string): Tables {
  const tables: Tables = {
    intent: new Map(),
    charge: new Map(),
    refund: new Map(),
    dispute: new Map(),
    method: new Map(),
    event: new Map(),
    answer: new Map(),
  };
  if (!existsSync(file)) return tables;
  const lines = readFileSync(file, 'utf8').split('\n');
  // A kill -9 in the middle of a write leaves a last line without its end.
  lines.pop();
  for (const line of lines) {
    const [kind, record] = JSON.parse(line) as [Kind, Records[Kind]];
    (tables[kind] as Map<string, Records[Kind]>).set(record.id, record);
  }
  return tables;
}

function rewrite(file: string, tables: Tables): void {
  const lines = (Object.keys(tables) as Kind[]).flatMap((kind) =>
    [...tables[kind].values()].map((record) => lineOf(kind, record)),
  );
  writeFileSync(`${file}.part`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
