import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import * as v from 'valibot';

const thing = v.object({ id: v.string() });
const figures = v.object({ totalSent: v.number(), openRate: v.number(), clickRate: v.number() });
const suppression = v.object({ id: v.string(), email: v.string(), reason: v.string() });

/** What staff do about emails, without the screens: for journeys that begin with existing emails. */
export class EmailApi {
  readonly #request: APIRequestContext;
  readonly #headers: { origin: string };

  /** The requests of a page that is signed in. */
  constructor(request: APIRequestContext, site: string) {
    this.#request = request;
    this.#headers = { origin: site };
  }

  /** Keeps a template and answers its id. */
  async keepTemplate(
    name: string,
    htmlContent = '<p>Dear {{ guest.firstName }}, <a href="{{ links.booking }}">come back</a>.</p>',
  ): Promise<string> {
    const subject = 'A letter for {{ guest.firstName }}';
    return (await this.#write('/api/admin/email-templates', { name, subject, htmlContent })).id;
  }

  /** A sequence for guests put into it by hand, of one letter that goes at once; answers its id. */
  async keepSequence(name: string, letter: string | { templateId: string }): Promise<string> {
    const templateId = typeof letter === 'string' ? await this.keepTemplate(letter) : letter.templateId;
    const sequence = await this.#write('/api/admin/email-sequences', {
      name,
      triggerType: 'manual',
      isActive: true,
    });
    const place = { stepNumber: 1, delayValue: 0, delayUnit: 'days' };
    await this.#write('/api/admin/sequence-templates', { sequenceId: sequence.id, templateId, ...place });
    return sequence.id;
  }

  /** Leaves none of the sequences that there are, as before a host has made the first one. */
  async dropSequences(): Promise<void> {
    const answer = await this.#request.get('/api/admin/email-sequences');
    for (const { id } of v.parse(v.array(thing), await answer.json())) {
      const gone = await this.#request.delete(`/api/admin/email-sequences/${id}`, { headers: this.#headers });
      expect(gone.ok(), `a sequence is deleted: ${gone.status()}`).toBe(true);
    }
  }

  /** Somebody writes to the house, and is put into a sequence. */
  async enroll(sequenceId: string, { name, email }: { name: string; email: string }): Promise<void> {
    await this.#write('/api/contact', { name, email, message: 'Is the lake warm?' });
    const found = await this.#request.get(`/api/crm/guests?search=${encodeURIComponent(email)}`);
    const { guests } = v.parse(v.object({ guests: v.array(thing) }), await found.json());
    await this.#write(`/api/admin/email-sequences/${sequenceId}/enrolments`, { guestId: guests[0]?.id });
  }

  async suppressions(): Promise<v.InferOutput<typeof suppression>[]> {
    const answer = await this.#request.get('/api/admin/email-suppressions');
    return v.parse(v.array(suppression), await answer.json());
  }

  async analytics(sequenceId: string): Promise<v.InferOutput<typeof figures>> {
    const answer = await this.#request.get(`/api/admin/email-sequences/${sequenceId}/analytics`);
    return v.parse(figures, await answer.json());
  }

  async #write(path: string, data: object): Promise<v.InferOutput<typeof thing>> {
    const answer: APIResponse = await this.#request.post(path, { data, headers: this.#headers });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    const body: unknown = await answer.json();
    return v.is(thing, body) ? body : { id: '' };
  }
}
