import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, password, type TestApp } from '../../../testing/test-app.ts';
import { createLinkTokens } from '../../account-link/link-tokens.ts';

const guesses = 1000;
const atOnce = 20;
const known = 'gaeun';
/** Room for a busy machine. */
const slow = 60_000;
let testApp: TestApp;

beforeAll(async () => {
  // The proxy's header sets the address of a guess, so that a test can act as many clients.
  testApp = await createTestApp({ config: { trustedProxyHops: 1 } });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(testApp.owner, { mallId: 1, loginId: known });
});
afterAll(() => testApp.close());

/** From a new address, in a browser that drops its cookies. */
const fromElsewhere = (guess: number) => ({ 'x-forwarded-for': `10.0.${guess >> 8}.${guess & 255}`, cookie: '' });
const post = (path: string, body: object, guess: number) =>
  testApp.at('familyshop').post(path, { body, headers: fromElsewhere(guess) });
/** Several concurrent requests, as from many clients; returns the distinct replies. */
async function distinctReplies(
  guess: (number: number) => Promise<{ text: string }>,
  count = guesses,
): Promise<string[]> {
  const texts = new Set<string>();
  for (let first = 0; first < count; first += atOnce) {
    const replies = await Promise.all(Array.from({ length: atOnce }, (_, number) => guess(first + number)));
    for (const { text } of replies) texts.add(text);
  }
  return [...texts].sort();
}
const codesOf = (texts: readonly string[]): string[] => texts.map((text) => JSON.parse(text).code);
const signIn = (id: string, typed: string, guess: number) =>
  post('/auth/sign-in', { id, password: typed, mallId: 1 }, guess);

// R8.01
test(
  '1,000 guesses at a password from 1,000 addresses: three are checked, the right one is not, and an unknown id gets the same reply',
  async () => {
    const guessAt = (id: string, count: number) =>
      distinctReplies((number) => signIn(id, number === count - 1 ? password : `Wrong!${number}`, number), count);
    const ofKnown = await guessAt(known, guesses);
    expect(codesOf(ofKnown)).toEqual(['1111', '1250']);
    expect(await guessAt('nobody', 2 * atOnce)).toEqual(ofKnown);
    const counted = await testApp.owner.selectFrom('signInFailure').select('failedAt').execute();
    // By id, device and address, for either id.
    expect(counted).toHaveLength(3 * 3 * 2);
  },
  slow,
);

test(
  '1,000 guesses at the signature of a mailed link with a known number are the same 1261',
  async () => {
    const linkId = randomUUID();
    const good = await createLinkTokens(testApp.app.dependencies).sign({ mallId: 1 }, { linkId });
    const forged = () => `${good.slice(0, good.lastIndexOf('.') + 1)}${randomBytes(32).toString('base64url')}`;
    const texts = await distinctReplies((number) => post('/auth/link', { token: forged() }, number));
    expect(codesOf(texts)).toEqual(['1261']);
  },
  slow,
);

test(
  '1,000 guesses at a ticket of phone certification are the same 4400',
  async () => {
    const { data } = await testApp.at('familyshop').post<{ certificationKey: string }>('/certifications', {
      body: { purpose: 'FIND_ID' },
    });
    const { certificationKey = '' } = data ?? {};
    const texts = await distinctReplies((number) =>
      post('/certifications/confirm', { certificationKey, ticket: randomBytes(32).toString('base64url') }, number),
    );
    expect(codesOf(texts)).toEqual(['4400']);
  },
  slow,
);

test(
  '1,000 requests for a new password by mail from 1,000 addresses: ten mails at most, and the same reply for an unknown id',
  async () => {
    const email = 'gaeun@example.kr';
    await testApp.owner.updateTable('member').set({ email }).where('loginId', '=', known).execute();
    const request = (id: string, count?: number) =>
      distinctReplies((number) => post('/pre/recovery/password-mail', { id, email }, number), count);
    const ofKnown = await request(known);
    expect(await request('nobody', atOnce)).toEqual(ofKnown);
    const mails = await testApp.owner.selectFrom('mail').select('mailNo').where('kind', '=', 'ACCOUNT_LINK').execute();
    expect(mails.length).toBeLessThanOrEqual(10);
    expect(mails.length).toBeGreaterThan(0);
  },
  slow,
);
