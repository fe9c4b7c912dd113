import type { DataOf, Endpoint } from '@mall/contracts/endpoint';
import type { APIRequestContext } from '@playwright/test';
import { bodyOf, type CallRequest, urlOf } from '../../apps/web/src/lib/api/api-request.ts';
import { port } from '../addresses.ts';
import type { MallUrl } from './malls.ts';
import { test as base } from './test.ts';

/** A member of a mall who reads from the API what a page should show, so that no test contains a number of the seed. */
export class Member {
  readonly #api: APIRequestContext;
  readonly #mall: MallUrl;
  readonly #accessToken: string;

  constructor(api: APIRequestContext, mall: MallUrl, accessToken: string) {
    this.#api = api;
    this.#mall = mall;
    this.#accessToken = accessToken;
  }

  async read<const E extends Endpoint>(endpoint: E, request: CallRequest<E>): Promise<DataOf<E>> {
    const body = bodyOf(endpoint, request);
    const reply = await this.#api.fetch(`http://127.0.0.1:${port}${urlOf(endpoint, request)}`, {
      method: endpoint.method,
      headers: {
        host: `${this.#mall}.localhost:${port}`,
        authorization: `Bearer ${this.#accessToken}`,
        ...(body !== null && { 'content-type': 'application/json' }),
      },
      ...(body !== null && { data: body }),
    });
    const { data } = await reply.json();
    return endpoint.data.decode(data as never) as DataOf<E>;
  }
}

type SignIn = (mall: MallUrl) => Promise<Member>;

/** Tests of a member's pages: `member` is signed in to the default mall, `signInTo` to another one. */
export const test = base.extend<{ signInTo: SignIn; member: Member }>({
  signInTo: async ({ page, shop }, use) => {
    await use(async (mall) => {
      const { accessToken } = await shop.signIn({ mall });
      return new Member(page.request, mall, accessToken);
    });
  },
  member: async ({ signInTo }, use) => {
    await use(await signInTo('familyshop'));
  },
});
