import type { Endpoint } from '@mall/contracts/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../../../sandbox/src/server.ts';
import { addressOf, allEndpoints, nameOf } from '../../../testing/endpoints.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { password } from '../../../testing/test-app.ts';

/** Names of passwords, codes, links, tickets and proofs on the wire. */
const secretFields = [
  ...['password', 'currentPassword', 'token', 'ticket', 'proof', 'certificationKey', 'refreshToken', 'key'],
];
const fieldsOf = ({ params, query, body }: Endpoint): string[] =>
  [params, query, body].flatMap((shape) => Object.keys((shape?.schema as { shape?: object } | undefined)?.shape ?? {}));
const endpoints = (await allEndpoints()).filter((endpoint) =>
  fieldsOf(endpoint).some((field) => secretFields.includes(field)),
);

/** 256 random bits, whose reuse ends their own session; a limit would sign a whole office out (decision record 28). */
const unlimited = ['GET /auth/refresh/token'];

let sandbox: RunningSandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', publicHost: 'localhost' });
  shop = await openShop({ terms: [], malls: [{ mallId: 1, mallUrl: 'familyshop' }], config: { tid: sandbox.tid } });
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});
beforeEach(async () => {
  await shop.owner.deleteFrom('signInFailure').execute();
});

const key = 'x'.repeat(43);
const wrong = 'Wrong!2026';
const credentials = { id: 'demo', password: wrong, mallId: 1 };
const proof = { proof: 'wrong' };
const returned = { state: key, key, code: 'wrong' };
const place = {
  recipient: '받는 분',
  postcode: '04524',
  roadAddress: '서울특별시 중구 세종대로 00',
  detailAddress: '',
};
/** A complete request with a wrong secret in it. */
const wrongBodies: Readonly<Record<string, object>> = {
  'POST /auth/sign-in': credentials,
  'POST /auth/held-sign-in': credentials,
  'POST /auth/held-sign-in/mail': { ticket: 'wrong' },
  'PUT /auth/held-sign-in/password': { ticket: 'wrong', newPassword: 'Garden#731' },
  'POST /auth/link': { token: 'wrong' },
  'POST /pre/gift/open': { token: 'wrong' },
  'POST /pre/gift/accept': { token: 'wrong', phone: '01012345678', deliveryRequest: '', ...place },
  'POST /pre/gift/decline': { token: 'wrong', phone: '01012345678' },
  'POST /auth/tid': returned,
  'POST /auth/tid/link': { ...credentials, ticket: 'wrong' },
  'POST /certifications/confirm': { certificationKey: key, ticket: key },
  'POST /pre/join': {
    ...{ certificationKey: key, id: 'gaeun95', password: 'Garden#731', email: 'a@example.kr' },
    ...{ agreedTerms: [], answers: {} },
  },
  'POST /pre/recovery/id': { certificationKey: key },
  'POST /pre/recovery/password': { certificationKey: key },
  'POST /pre/recovery/password-link': { token: 'wrong' },
  'POST /email/unsubscribe': { memNo: 1, token: 'wrong' },
  'PUT /application-drafts/:productNo/applicant': { certificationKey: key, email: 'a@example.kr', currentCarrier: '' },
  'PUT /users/password': { currentPassword: wrong, newPassword: 'Garden#731' },
  'POST /users/password/check': { password: wrong },
  'POST /users/withdrawal': { password: wrong, reason: 'OTHER' },
  'POST /users/profile': proof,
  'PUT /users/identity': { ...proof, certificationKey: key },
  'POST /users/email': { ...proof, email: 'a@example.kr' },
  'POST /users/tid': returned,
  'POST /users/tid/visit': proof,
  'POST /users/tid/unlink': proof,
};

type Sender = { readonly address?: string; readonly cookie?: string };
async function send(endpoint: Endpoint, body: object, { address, cookie }: Sender = {}): Promise<string> {
  const { familyshop: token } = shop.tokens;
  const reply = await shop.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, 'HP0001'),
    headers: {
      ...{ host: 'familyshop.localhost', cookie: cookie ?? `mall-device=${key}` },
      ...(endpoint.access !== 'public' && { authorization: `Bearer ${token}` }),
    },
    payload: body,
    ...(address && { remoteAddress: address }),
  });
  return reply.json<{ code: string }>().code;
}
const tries = async (endpoint: Endpoint, body: object, count: number) => {
  const codes: string[] = [];
  for (let number = 0; number < count; number += 1) codes.push(await send(endpoint, body));
  return codes;
};

test('every endpoint that takes a password, code, link, ticket or proof is tried here', () => {
  const tried = Object.keys(wrongBodies);
  expect(
    endpoints
      .map(nameOf)
      .filter((name) => !unlimited.includes(name))
      .sort(),
  ).toEqual(tried.sort());
});

/** Sign-ins need a human check long before they lock. */
const signIns = ['POST /auth/sign-in', 'POST /auth/held-sign-in'];
const limited = endpoints.filter((endpoint) => !unlimited.includes(nameOf(endpoint)));
const passwords: Readonly<Record<string, object>> = {
  'PUT /users/password': { currentPassword: password, newPassword: 'Garden#731' },
  'POST /users/password/check': { password },
  'POST /users/withdrawal': { password, reason: 'OTHER' },
};

describe('of wrong tries from one browser, ten are checked, and not the eleventh', () => {
  const secrets = limited.filter((one) => !signIns.includes(nameOf(one)) && !passwords[nameOf(one)]);
  test.each(secrets.map((one) => [nameOf(one), one] as const))('%s: 1252', async (name, endpoint) => {
    const codes = await tries(endpoint, wrongBodies[name] ?? {}, 12);
    expect(codes.slice(0, 10)).not.toContain('1252');
    expect(new Set(codes.slice(0, 10))).not.toContain('0000');
    expect(codes.slice(10)).toEqual(['1252', '1252']);
    // Another browser behind the same address is not affected.
    const elsewhere = await send(endpoint, wrongBodies[name] ?? {}, { cookie: `mall-device=${'y'.repeat(43)}` });
    expect(elsewhere).toBe(codes[0]);
  });

  test.each(Object.keys(passwords))('%s: 1251, even with the right password', async (name) => {
    const endpoint = limited.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error(name);
    expect(await tries(endpoint, wrongBodies[name] ?? {}, 10)).toEqual(Array<string>(10).fill('4220'));
    expect(await send(endpoint, passwords[name] ?? {})).toBe('1251');
  });

  test.each(signIns)('%s: a human check from the fourth', async (name) => {
    const endpoint = limited.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error(name);
    const codes = await tries(endpoint, wrongBodies[name] ?? {}, 5);
    expect(codes).toEqual(['1250', '1250', '1250', '1111', '1111']);
  });
});

test('sixty concurrent wrong current passwords: ten are checked', async () => {
  const endpoint = limited.find((one) => nameOf(one) === 'PUT /users/password');
  if (!endpoint) throw new Error('no endpoint');
  const body = wrongBodies['PUT /users/password'] ?? {};
  const codes = await Promise.all(Array.from({ length: 60 }, () => send(endpoint, body)));
  expect(codes.filter((code) => code === '4220')).toHaveLength(10);
  expect(codes.filter((code) => code === '1251')).toHaveLength(50);
});

test('a hundred wrong links from browsers that drop their cookies lock their address', async () => {
  const endpoint = limited.find((one) => nameOf(one) === 'POST /auth/link');
  if (!endpoint) throw new Error('no endpoint');
  const codes: string[] = [];
  for (let number = 0; number < 101; number += 1) codes.push(await send(endpoint, { token: 'wrong' }, { cookie: '' }));
  expect(codes.filter((code) => code === '1261')).toHaveLength(100);
  expect(codes.at(-1)).toBe('1252');
});

describe('an IPv6 network, whose 2^64 addresses belong to one customer', () => {
  const endpointOf = (name: string): Endpoint => {
    const endpoint = limited.find((one) => nameOf(one) === name);
    if (!endpoint) throw new Error(name);
    return endpoint;
  };
  const addressIn = (network: string, number: number) => `${network}::${number.toString(16)}`;

  test('is locked by a hundred wrong links, each from another of its addresses; the next network is not', async () => {
    const follow = (address: string) =>
      send(endpointOf('POST /auth/link'), { token: 'wrong' }, { address, cookie: '' });
    for (let number = 0; number < 100; number += 1)
      expect(await follow(addressIn('2001:db8:0:1', number))).toBe('1261');
    expect(await follow(addressIn('2001:db8:0:1', 100))).toBe('1252');
    expect(await follow(addressIn('2001:db8:0:2', 100))).toBe('1261');
  });

  test('needs a human check after thirty wrong sign-ins, each from another address; the next network does not', async () => {
    for (let number = 0; number < 30; number += 1) {
      const sender = { address: addressIn('2001:db8:0:1', number), cookie: '' };
      expect(await send(endpointOf('POST /auth/sign-in'), { ...credentials, id: `nobody${number}` }, sender)).toBe(
        '1250',
      );
    }
    const isCheckRequired = async (remoteAddress: string) => {
      const headers = { host: 'familyshop.localhost' };
      const reply = await shop.app.inject({ url: '/api/v1/mall/recaptcha/require', headers, remoteAddress });
      return reply.json<{ data: boolean }>().data;
    };
    expect(await isCheckRequired('2001:db8:0:1::ffff')).toBe(true);
    expect(await isCheckRequired('2001:db8:0:2::ffff')).toBe(false);
  });
});
