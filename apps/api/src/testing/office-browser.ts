import { createHash, randomUUID } from 'node:crypto';
import type { Envelope } from '@mall/contracts/envelope';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './test-app.ts';

type Reply<Data> = Envelope<Data> & { readonly status: number; readonly text: string; readonly setCookie: string };

/** A browser at the office's sign-in that keeps its cookies; addresses differ only when the application trusts one proxy. */
export function openOfficeBrowser({ app }: Pick<TestApp, 'app'>, address = '10.1.2.3') {
  let cookie = '';
  const send =
    (method: 'GET' | 'POST') =>
    async <Data>(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply<Data>> => {
      const host = 'admin.localhost';
      const fixed = { host, origin: `http://${host}`, 'x-office': '1', 'x-forwarded-for': address, cookie };
      const reply = await app.inject({
        method,
        url: `/api/v1/admin${path}`,
        headers: { ...fixed, 'idempotency-key': randomUUID(), ...headers },
        ...(body && { payload: body }),
      });
      const setCookie = String(reply.headers['set-cookie'] ?? '');
      if (setCookie) [cookie = ''] = setCookie.split(';');
      return { ...reply.json<Envelope<Data>>(), status: reply.statusCode, text: reply.body, setCookie };
    };
  return { get: send('GET'), post: send('POST'), cookie: () => cookie };
}
export type OfficeBrowser = ReturnType<typeof openOfficeBrowser>;

/** The code that an app with this secret shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** A link as in a mail, for somebody who was invited or, being ACTIVE, forgot their password. */
export async function linkFor({ app, owner }: Pick<TestApp, 'app' | 'owner'>, staffNo: number): Promise<string> {
  const token = `token-of-${staffNo}-${Math.random()}`;
  const expiresAt = new Date(app.dependencies.clock().getTime() + 72 * 3_600_000);
  const invitationHash = createHash('sha256').update(token).digest();
  await owner.insertInto('staffInvitation').values({ invitationHash, staffNo, expiresAt }).execute();
  return token;
}
