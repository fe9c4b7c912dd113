import type { CertifiedPerson } from '@mall/contracts/certification';
import { inMall } from '@mall/db/in-mall';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CertificationGateway } from '../../certification/certification-gateway.ts';
import { createKmcCertification } from '../../certification/kmc-certification.ts';
import { certifying, refusalOf, resultOf, startCertification } from '../../testing/certifying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { signInAs } from '../../testing/test-app.ts';
import type { CertificationState } from './certification.repository.ts';
import { forgetCertifications } from './forget-certifications.ts';
import { takeCertification } from './take-certification.ts';

let shop: Shop;
/** Where the service should send the browser back to. */
const returnUrls: string[] = [];
let service: Awaited<ReturnType<typeof startCertification>>;
beforeAll(async () => {
  let waited = 0;
  service = await startCertification(() => new Date(Date.now() + waited));
  const malls = [
    { mallId: 1, mallUrl: 'familyshop' },
    { mallId: 2, mallUrl: 'hanul' },
  ];
  const certification: CertificationGateway = {
    ...service.certification,
    open: (request) => {
      returnUrls.push(request.returnUrl);
      return service.certification.open(request);
    },
  };
  const opened = await openShop({ malls, certification });
  const wait = (milliseconds: number) => {
    waited += milliseconds;
    opened.wait(milliseconds);
  };
  shop = { ...opened, wait };
});
afterAll(async () => {
  await service.close();
  await shop.close();
});

const minute = 60_000;
const browser = () => certifying(shop);
const own = (mallUrl = 'familyshop') => ({ mallUrl, token: shop.tokens[mallUrl] ?? '' });
const memberNo = () => shop.memberNos.familyshop ?? 0;
type Taking = { readonly mallId?: number; readonly purpose?: 'APPLICATION' | 'SIGN_UP'; readonly memberNo?: number };
/** Uses a certification up as a use case would; returns the identity, or the code of the refusal. */
const take = (certificationKey: string, { mallId = 1, purpose = 'SIGN_UP', ...whose }: Taking = {}) => {
  const { database, vault, clock } = shop.app.dependencies;
  return inMall(database, { mallId }, (tx) =>
    takeCertification(tx, { certificationKey, purpose, ...whose, vault, at: clock() }),
  ).catch((error: { code?: string }) => error.code);
};
const rowOf = async (state: CertificationState) =>
  await shop.owner.selectFrom('certification').selectAll().where('state', '=', state).executeTakeFirst();

describe('phone certification', () => {
  test('reveals an identity once, masked to the browser and in full to the use case', async () => {
    const { begin, bringBack, confirm } = browser();
    const { certificationKey, url } = await begin('SIGN_UP');
    const back = await bringBack(await resultOf(url));
    const reply = await confirm(certificationKey, back.get('ticket') ?? '');
    expect(reply.data).toMatchObject({ name: '김*은', phone: '010-****-5678' } satisfies Partial<CertifiedPerson>);
    expect(await take(certificationKey)).toMatchObject({
      ...{ name: '김가은', birthDate: '1995-03-15', gender: 'F', carrier: 'SKT', phone: '01012345678' },
    });
    expect(await take(certificationKey)).toBe('4400');
  });

  test('no part of it is in a URL, in the log or readable in the database', async () => {
    const { begin, bringBack } = browser();
    const { url } = await begin('SIGN_UP');
    const back = await bringBack(await resultOf(url));
    const row = await rowOf('RETURNED');
    for (const text of [url, back.toString(), JSON.stringify(row), shop.log.join()]) {
      expect(text).not.toMatch(/김가은|가은|5678|19950315|1995-03-15/);
    }
    expect([...back.keys()]).toEqual(['ticket']);
  });

  test('returns the same identity at every certification of a person, whatever phone was used, and another for everybody else', async () => {
    const { certify } = browser();
    const first = await take(await certify('SIGN_UP'));
    const again = await take(await certify('SIGN_UP', { phoneNo: '01099998888', phoneCorp: 'KTF' }));
    const another = await take(await certify('SIGN_UP', { birthDay: '19950316' }));
    const hashOf = (identity: typeof first) => (typeof identity === 'object' ? identity.ciHash : '');
    expect(hashOf(again)).toBe(hashOf(first));
    expect(hashOf(another)).not.toBe(hashOf(first));
  });

  test('confirmed twice is the same, so that a reload loses nothing', async () => {
    const { begin, bringBack, confirm } = browser();
    const { certificationKey, url } = await begin('SIGN_UP');
    const ticket = (await bringBack(await resultOf(url))).get('ticket') ?? '';
    const first = await confirm(certificationKey, ticket);
    shop.wait(minute);
    expect((await confirm(certificationKey, ticket)).data).toEqual(first.data);
  });
});

describe('a result is refused', () => {
  const failureOf = async (sealed: string, mallUrl?: string) =>
    (await browser().bringBack(sealed, mallUrl)).get('failure');

  test('when it was not sealed by the service', async () => {
    const { url } = await browser().begin('SIGN_UP');
    const forger = createKmcCertification({ url, cpId: 'sandbox', key: 'a key of the forger' });
    const forged = new URL(
      await forger.open({ certificationNo: 'x', returnUrl: 'http://familyshop.localhost', at: new Date() }),
    );
    const sealed = await resultOf(url);
    expect(await failureOf(forged.searchParams.get('tr_cert') ?? '')).toBe('invalid');
    // Our own request is sealed with the right key, but is not a result.
    expect(await failureOf(new URL(url).searchParams.get('tr_cert') ?? '')).toBe('invalid');
    const [header, key, iv, text = '', tag] = sealed.split('.');
    expect(await failureOf([header, key, iv, `${text.slice(0, -2)}xx`, tag].join('.'))).toBe('invalid');
    expect(await failureOf('')).toBe('invalid');
  });

  test('when it comes a second time, at another mall, or too late', async () => {
    const { begin, bringBack } = browser();
    const sealed = await resultOf((await begin('SIGN_UP')).url);
    expect(await failureOf(sealed, 'hanul')).toBe('invalid');
    expect((await bringBack(sealed)).get('ticket')).toHaveLength(43);
    expect(await failureOf(sealed)).toBe('invalid');
    const slow = await resultOf((await begin('SIGN_UP')).url);
    shop.wait(11 * minute);
    expect(await failureOf(slow)).toBe('invalid');
  });

  test('when the form was cancelled, which ends the certification', async () => {
    const { url } = await browser().begin('SIGN_UP');
    expect(await failureOf(await refusalOf(url))).toBe('cancelled');
    expect(await failureOf(await resultOf(url))).toBe('invalid');
  });
});

describe('a certification may not be used', () => {
  test('by a browser that has only the key or only the ticket: a forwarded link certifies nobody else', async () => {
    const { begin, bringBack, confirm } = browser();
    const [mine, theirs] = [await begin('SIGN_UP'), await begin('SIGN_UP')];
    const ticket = (await bringBack(await resultOf(theirs.url))).get('ticket') ?? '';
    expect((await confirm(mine.certificationKey, ticket)).code).toBe('4400');
    expect((await confirm(theirs.certificationKey, 'x'.repeat(43))).code).toBe('4400');
    expect(await take(theirs.certificationKey)).toBe('4400');
  });

  test('younger than fourteen', async () => {
    const { begin, bringBack, confirm } = browser();
    const { certificationKey, url } = await begin('SIGN_UP');
    const ticket = (await bringBack(await resultOf(url, { birthDay: '20151231' }))).get('ticket') ?? '';
    const reply = await confirm(certificationKey, ticket);
    expect(reply).toMatchObject({ status: 403, code: '4401' });
    expect(await take(certificationKey)).toBe('4400');
  });

  test('for another purpose, by another member, at another mall, or after half an hour', async () => {
    const { certify } = browser();
    const key = await certify('APPLICATION', {}, own());
    expect(await take(key, { purpose: 'SIGN_UP', memberNo: memberNo() })).toBe('4400');
    expect(await take(key, { purpose: 'APPLICATION', memberNo: memberNo() + 1 })).toBe('4400');
    expect(await take(key, { purpose: 'APPLICATION' })).toBe('4400');
    expect(await take(key, { purpose: 'APPLICATION', memberNo: memberNo(), mallId: 2 })).toBe('4400');
    shop.wait(31 * minute);
    expect(await take(key, { purpose: 'APPLICATION', memberNo: memberNo() })).toBe('4400');
  });

  test('twice, not even at once', async () => {
    const key = await browser().certify('SIGN_UP');
    const outcomes = await Promise.all([take(key), take(key), take(key)]);
    expect(outcomes.filter((outcome) => outcome === '4400')).toHaveLength(2);
  });
});

test('a visitor cannot begin a certification for members, nor a member one for visitors', async () => {
  const at = shop.at('familyshop');
  expect((await at.post('/certifications', { body: { purpose: 'APPLICATION' } })).code).toBe('4000');
  expect((await at.post('/certifications/own', { body: { purpose: 'APPLICATION' } })).code).toBe('4010');
  const token = (await signInAs(shop, 'familyshop', 1)).accessToken;
  expect((await at.post('/certifications/own', { body: { purpose: 'SIGN_UP' }, token })).code).toBe('4000');
});

test('an identity is deleted once used, and the rest a day after it ends', async () => {
  const key = await browser().certify('SIGN_UP');
  await take(key);
  expect(await rowOf('USED')).toMatchObject({ sealedIdentity: null });
  shop.wait(25 * 60 * minute);
  const { database, clock } = shop.app.dependencies;
  await forgetCertifications(database, { mallId: 1 }, clock());
  expect(await shop.owner.selectFrom('certification').selectAll().execute()).toEqual([]);
});

test('the service redirects to the configured port, and the mall onwards below its own host, whatever port the request named', async () => {
  const { mallOrigin } = shop.app.dependencies.config;
  const back = `${mallOrigin.replace('{mall}', 'familyshop')}/kmcertVerification/result`;
  const token = (await signInAs(shop, 'familyshop', 1)).accessToken;
  const headers = { host: 'familyshop.localhost:6666' };
  returnUrls.length = 0;
  const at = shop.at('familyshop');
  const begun = await at.post<{ url: string }>('/certifications', { headers, body: { purpose: 'SIGN_UP' } });
  await at.post('/certifications/own', { headers, token, body: { purpose: 'APPLICATION' } });
  expect(returnUrls).toEqual([back, back]);
  const { statusCode, headers: sent } = await shop.app.inject({
    method: 'POST',
    url: '/kmcertVerification/result',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ rec_cert: await resultOf(begun.data?.url ?? '') }).toString(),
  });
  expect([statusCode, sent.location]).toEqual([303, expect.stringMatching(/^\/familyshop\/popup\/certPhone\?ticket=/)]);
});
