import * as v from 'valibot';
import { instant } from '../http/fields.ts';

/** The fields of every event besides its data. `type` is also its subject. */
export const envelopeSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  type: v.string(),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  occurredAt: instant,
  correlationId: v.string(),
  data: v.unknown(),
});

export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** An event's published schema: additive changes keep the version, and a breaking one needs a new version. */
export interface EventType<Type extends string = string, Data extends v.GenericSchema = v.GenericSchema> {
  readonly type: Type;
  readonly version: number;
  readonly data: Data;
}

export type EventData<E extends EventType> = v.InferOutput<E['data']>;

export function defineEvent<const Type extends string, Data extends v.GenericSchema>(
  type: Type,
  version: number,
  data: Data,
): EventType<Type, Data> {
  return { type, version, data };
}

/** Every event about an entity names it and the revision of its state; consumers ignore older revisions. */
export const aboutEntity = {
  entityId: v.string(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

/** An event about an entity, with these fields besides the ones that name its entity. */
export function defineEntityEvent<const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  version: number,
  fields: Fields,
): EventType<Type, v.ObjectSchema<typeof aboutEntity & Fields, undefined>> {
  return defineEvent(type, version, v.object({ ...aboutEntity, ...fields }));
}
