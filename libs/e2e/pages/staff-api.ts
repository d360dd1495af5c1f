import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Staff who are signed in and change the house's data without its screens. */
export class StaffApi {
  readonly #request: APIRequestContext;
  readonly #headers: { origin: string };

  private constructor(request: APIRequestContext, site: string) {
    this.#request = request;
    this.#headers = { origin: new URL(site).origin };
  }

  static async signIn(request: APIRequestContext, site: string, staff: Credentials): Promise<StaffApi> {
    const api = new StaffApi(request, site);
    expect((await api.#post('/api/admin/login', staff)).status()).toBe(200);
    return api;
  }

  /** Returns the answer, which its caller parses. */
  async create(path: string, data: object): Promise<unknown> {
    const answer = await this.#post(path, data);
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  }

  async change(path: string, data: object): Promise<void> {
    const answer = await this.#request.put(path, { data, headers: this.#headers });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async delete(path: string): Promise<void> {
    const answer = await this.#request.delete(path, { headers: this.#headers });
    expect(answer.status(), await answer.text()).toBe(204);
  }

  async read(path: string): Promise<unknown> {
    const answer = await this.#request.get(path);
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }

  #post(path: string, data: object): Promise<APIResponse> {
    return this.#request.post(path, { data, headers: this.#headers });
  }
}
