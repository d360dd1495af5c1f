import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';

const mailSchema = v.object({
  id: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.unknown(),
  receivedAt: v.string(),
  attachments: v.array(v.looseObject({ filename: v.nullable(v.string()), contentType: v.string() })),
});

export type Email = v.InferOutput<typeof mailSchema>;

/** The email catcher, read as its users read it. */
export class Mailbox {
  readonly #request: APIRequestContext;
  readonly #address: string;

  constructor(request: APIRequestContext, address: string) {
    this.#request = request;
    this.#address = address;
  }

  async emailsTo(address: string): Promise<Email[]> {
    const answer = await this.#request.get(`${this.#address}/api/messages`);
    return v.parse(v.array(mailSchema), await answer.json()).filter(({ to }) => to.includes(address));
  }

  /** The only email to an address; fails when there are more, or none within so many milliseconds. */
  async onlyEmailTo(address: string, { within = 60_000 } = {}): Promise<Email> {
    await expect.poll(async () => (await this.emailsTo(address)).length, { timeout: within }).toBe(1);
    const [mail] = await this.emailsTo(address);
    if (!mail) throw new Error(`the mail to ${address} is gone`);
    return mail;
  }

  /** The newest email to an address with this subject. */
  async emailWith(address: string, subject: string): Promise<Email> {
    const said = async () => (await this.emailsTo(address)).find((mail) => mail.subject.includes(subject));
    await expect.poll(said, { timeout: 60_000, intervals: [100, 250] }).toBeDefined();
    const mail = await said();
    if (!mail) throw new Error(`the mail to ${address} is gone`);
    return mail;
  }
}
