import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import * as v from 'valibot';

const thing = v.object({ id: v.string() });
const figures = v.object({ totalSent: v.number(), openRate: v.number(), clickRate: v.number() });
const suppression = v.object({ id: v.string(), email: v.string(), reason: v.string() });

/** What staff do about mails, without its screens: for journeys that begin where mails are there already. */
export class MailOffice {
  readonly #request: APIRequestContext;
  readonly #headers: { origin: string };

  /** The requests of a page that is signed in. */
  constructor(request: APIRequestContext, site: string) {
    this.#request = request;
    this.#headers = { origin: site };
  }

  /** Somebody writes to the house, and is put into a sequence of one mail that goes at once. */
  async sendLetter(to: {
    name: string;
    email: string;
    htmlContent?: string;
  }): Promise<{ sequenceId: string; templateId: string }> {
    const {
      name,
      email,
      htmlContent = '<p>Dear {{ guest.firstName }}, <a href="{{ links.booking }}">come back</a>.</p>',
    } = to;
    await this.#write('/api/contact', { name, email, message: 'Is the lake warm?' });
    const sequence = await this.#write('/api/admin/email-sequences', {
      name: `Letter to ${name}`,
      triggerType: 'manual',
    });
    const template = await this.#write('/api/admin/email-templates', {
      name: `Letter to ${name}`,
      subject: 'A letter for {{ guest.firstName }}',
      htmlContent,
    });
    await this.#write('/api/admin/sequence-templates', {
      sequenceId: sequence.id,
      templateId: template.id,
      stepNumber: 1,
      delayValue: 0,
      delayUnit: 'days',
    });
    const found = await this.#request.get(`/api/crm/guests?search=${encodeURIComponent(email)}`);
    const { guests } = v.parse(v.object({ guests: v.array(thing) }), await found.json());
    await this.#write(`/api/admin/email-sequences/${sequence.id}/enrolments`, { guestId: guests[0]?.id });
    return { sequenceId: sequence.id, templateId: template.id };
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
