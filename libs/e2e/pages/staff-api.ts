import { expect, type APIRequestContext } from '@playwright/test';

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
    expect(await api.#post('/api/admin/login', staff)).toBe(200);
    return api;
  }

  async create(path: string, data: object): Promise<void> {
    expect(await this.#post(path, data)).toBe(201);
  }

  async #post(path: string, data: object): Promise<number> {
    return (await this.#request.post(path, { data, headers: this.#headers })).status();
  }
}
