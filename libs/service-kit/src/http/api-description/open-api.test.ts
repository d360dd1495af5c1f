import { Validator } from '@seriousme/openapi-schema-validator';
import { Router } from 'express';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall } from '@getaway/contracts/http/call';
import { calendarDateField, idField, optionalField } from '@getaway/contracts/http/fields';
import type { IdempotencyStore } from '../idempotency.ts';
import { mount } from '../mount.ts';
import { mountedCalls } from '../mounted-calls.ts';
import { openApiOf } from './open-api.ts';

const stay = {
  path: '/api/stays/:id',
  params: v.object({ id: idField }),
  answer: v.object({ nights: v.number() }),
} as const;
const changeStay = defineCall({
  ...stay,
  method: 'PUT',
  summary: 'Changes a stay',
  access: 'staff',
  query: v.object({ notify: optionalField(v.picklist(['yes', 'no'])) }),
  body: v.object({ checkInDate: calendarDateField }),
  refusals: ['not-found', 'dates-taken', 'price-changed'],
});
const readStay = defineCall({ ...stay, method: 'GET', summary: 'A stay', access: 'public' });

const guard = () => undefined;
const answers: IdempotencyStore = {
  claim: async () => ({ status: 'in-progress' }),
  save: async () => undefined,
  release: async () => undefined,
  delete: async () => undefined,
};

function document() {
  const inner = Router();
  mount(inner, changeStay, guard, async () => ({ nights: 2 }), { answers });
  const outer = Router().use(inner);
  mount(outer, readStay, guard, async () => ({ nights: 2 }));
  return openApiOf(mountedCalls([outer]), { title: 'stays', sessionCookie: 'session' });
}

describe('the description of an API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const outcome = await new Validator().validate(structuredClone(document()));
    expect(outcome).toMatchObject({ valid: true });
  });

  it('contains each mounted call, also of routers inside routers', () => {
    expect(document()).toMatchObject({
      paths: { '/api/stays/{id}': { put: { summary: 'Changes a stay' }, get: { summary: 'A stay' } } },
    });
  });

  it('lists the inputs, the refusals and the permission of a call', () => {
    expect(document()).toMatchObject({
      paths: {
        '/api/stays/{id}': {
          put: {
            security: [{ session: [] }],
            parameters: [
              { name: 'id', in: 'path', required: true },
              { name: 'notify', in: 'query', required: false, schema: { enum: ['yes', 'no'] } },
              { name: 'Idempotency-Key', in: 'header' },
            ],
            requestBody: {
              content: {
                'application/json': {
                  schema: { properties: { checkInDate: { type: 'string', format: 'date' } } },
                },
              },
            },
            responses: {
              401: {},
              404: {},
              409: {
                content: {
                  'application/problem+json': {
                    schema: {
                      properties: { type: { enum: ['in-progress', 'dates-taken', 'price-changed'] } },
                    },
                  },
                },
              },
              422: {},
            },
          },
          get: { responses: { 200: {}, 400: {} } },
        },
      },
    });
  });
});
