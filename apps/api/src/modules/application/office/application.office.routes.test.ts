import { type ApplicationState, applicationStates } from '@mall/contracts/application-codes';
import { bringingStates, endingStates } from '@mall/contracts/office/application-moves';
import { mayMoveApplication } from '@mall/domain/application-states';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applying, openApplicationShop } from '../../../testing/applying.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

type Row = { mallId: number; applicationNo: string; state: ApplicationState; applicant: string; carrier: string };
type Page = { rows: Row[]; next?: string; count: { value: number } };
type Detail = Row & {
  moves: ApplicationState[];
  history: { state: string; who: string; reason: string }[];
  checks: { kind: string; result: string; who: string }[];
  mayUnmask: boolean;
  hold: string | null;
  dealer: { staffNo: number } | null;
};

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let super_: StaffClient;
let cs: StaffClient;
let partner: StaffClient;
let dealer: StaffClient;
let applicationNo: string;
beforeAll(async () => {
  shop = await openApplicationShop();
  super_ = await addStaff(shop, { role: 'SUPER' });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
  dealer = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '다누리' });
  const { data, text } = await applying(shop).apply();
  if (!data) throw new Error(`refused: ${text}`);
  applicationNo = data.applicationNo;
});
afterAll(() => shop.close());

const path = (part = '', mallId = 1, no = applicationNo) => `/malls/${mallId}/applications/${no}${part}`;
const read = async (staff = super_) => (await staff.get<Detail>(path())).data;
const put = (state: ApplicationState, values: { movedAt?: Date } = {}) =>
  shop.owner
    .updateTable('application')
    .set({ state, ...values })
    .where('applicationNo', '=', applicationNo)
    .execute();
const move = (staff: StaffClient, to: string, values: object = {}, no = applicationNo) =>
  staff.post(path('/moves', 1, no), { body: { to, reason: '서류를 확인해 주세요.', hold: 'DOCUMENT', ...values } });
const unmask = (staff: StaffClient, values: object = {}) =>
  staff.post<Record<string, string>>(path('/unmask'), { body: { reason: 'ACTIVATION', words: '', ...values } });
const parcel = { carrier: '한진택배', invoiceNo: '1234567890' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const auditRows = () =>
  shop.owner.selectFrom('staffAudit').select(['staffNo', 'action', 'subject']).orderBy('auditNo').execute();

describe('the list of applications', () => {
  test('shows them masked, and writes a row into the access log', async () => {
    const { data, text } = await super_.get<Page>('/applications');
    expect(data?.rows).toEqual([
      expect.objectContaining({ mallId: 1, applicationNo, state: 'CERTIFIED', applicant: '김*은', carrier: '다누리' }),
    ]);
    for (const secret of ['김가은', '01012345678', '1995-03-15']) expect(text).not.toContain(secret);
    const rows = await shop.owner
      .selectFrom('privacyAccess')
      .select(['task', 'subjects'])
      .where('staffNo', '=', super_.staffNo)
      .execute();
    expect(rows).toEqual([{ task: 'LIST', subjects: [shop.memberNos.familyshop] }]);
  });

  test.each([
    ['state=is:CERTIFIED', 1],
    ['state=not:CERTIFIED', 0],
    ['joinType=is:TRANSFER', 1],
    ['joinType=is:NEW', 0],
    ['carrier=is:다누리', 1],
    ['carrier=is:온텔', 0],
    ['mallId=is:1', 1],
    ['mallId=is:2', 0],
    ['submitted=from:2020-01-01', 1],
    ['submitted=to:2020-01-01', 0],
    ['q=김가', 1],
    ['q=박', 0],
    ['q=20', 1],
    ['q=19', 0],
    ['model=prefix:테스트', 0],
    ['dealer=empty:', 1],
    ['dealer=is:1', 0],
    ['hold=is:UNPAID', 0],
    ['since=from:2020-01-01', 1],
    ['since=to:2020-01-01', 0],
    ['late=is:N', 1],
  ])('with %s has %i', async (query, count) => {
    const { data } = await super_.get<Page>(`/applications?${encodeURI(query)}`);
    expect([data?.rows.length, data?.count.value]).toEqual([count, count]);
  });

  test('pages neither repeat nor skip an application', async () => {
    for (const sort of ['since', '-since', 'submittedAt', '-submittedAt']) {
      const first = (await super_.get<Page>(`/applications?size=1&sort=${sort}`)).data;
      expect(first).toMatchObject({ rows: [{ applicationNo }] });
      expect(first?.next).toBeUndefined();
    }
    expect((await super_.get('/applications?cursor=x')).code).toBe('4000');
  });

  test('knows which are late: a review waits four hours at most', async () => {
    await put('CERTIFIED', { movedAt: new Date(Date.now() - 5 * 3_600_000) });
    expect((await super_.get<Page>('/applications?late=is:Y')).data?.rows).toHaveLength(1);
    expect((await super_.get<Page>('/applications?late=is:N')).data?.rows).toEqual([]);
    const totals = await partner.get<object[]>('/applications/totals');
    expect(totals.data).toEqual([{ state: 'CERTIFIED', count: 1, late: 1, meanMinutes: expect.any(Number) }]);
    await put('CERTIFIED', { movedAt: new Date() });
    expect((await super_.get<Page>('/applications?late=is:Y')).data?.rows).toEqual([]);
  });

  test('is not found by staff who may see only totals, or nothing', async () => {
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    for (const staff of [partner, welfare]) {
      expect((await staff.get('/applications')).code).toBe('4040');
      expect((await staff.get(path())).code).toBe('4040');
    }
    expect((await welfare.get('/applications/totals')).code).toBe('4040');
  });

  test('of another mall does not exist, by list or by typed number', async () => {
    const other = await addStaff(shop, { role: 'CS', mallIds: [2] });
    expect((await other.get<Page>('/applications')).data?.rows).toEqual([]);
    for (const mallId of [1, 2]) expect((await other.get(path('', mallId))).code).toBe('4040');
    const ending = { body: { to: 'CANCELLED', reason: '취소해요' } };
    expect((await other.post(path('/end'), ending)).code).toBe('4040');
  });
});

describe('a dealer', () => {
  test('sees only its own carrier’s', async () => {
    const foreign = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '온텔' });
    expect((await dealer.get<Page>('/applications')).data?.rows).toHaveLength(1);
    expect((await foreign.get<Page>('/applications')).data?.rows).toEqual([]);
    expect((await foreign.get<object[]>('/applications/totals')).data).toEqual([]);
    expect((await foreign.get(path())).code).toBe('4040');
    const history = (staff: StaffClient) => staff.get(`/history?mallId=1&subject=application ${applicationNo}`);
    expect((await history(dealer)).code).toBe('0000');
    expect((await history(foreign)).code).toBe('4040');
    expect((await move(foreign, 'APPROVED')).code).toBe('4040');
    expect((await read())?.state).toBe('CERTIFIED');
  });

  test.each([
    ['RECEIVED', 0, '4040', '4040'],
    ['CERTIFIED', 90, '0000', '0000'],
    ['DELIVERED', 29, '0000', '0000'],
    ['DELIVERED', 31, '0000', '4040'],
    ['REJECTED', 31, '0000', '4040'],
    ['CANCELLED', 31, '0000', '4040'],
    ['WITHDRAWN', 31, '0000', '4040'],
  ] as const)(
    'of one that is %s for %i days reads it masked: %s, and as it is: %s',
    async (state, days, masked, clear) => {
      await put(state, { movedAt: daysAgo(days) });
      const reply = await dealer.get<Detail>(path());
      expect(reply.code).toBe(masked);
      expect(reply.text).not.toContain('김가은');
      if (masked === '0000') expect(reply.data?.mayUnmask).toBe(clear === '0000');
      expect((await unmask(dealer)).code).toBe(clear);
      await put('CERTIFIED', { movedAt: new Date() });
    },
  );

  test('moves applications on but does not end them; CS ends them but does not move them on', async () => {
    expect((await read(dealer))?.moves).toEqual(['APPROVED', 'ON_HOLD', 'REJECTED']);
    expect((await read(cs))?.moves).toEqual(['CANCELLED']);
    expect((await dealer.post(path('/end'), { body: { to: 'CANCELLED', reason: '취소해요' } })).code).toBe('4040');
    expect((await move(cs, 'APPROVED')).code).toBe('4040');
  });
});

describe('a move', () => {
  test('outside the transition table is refused, from every state', async () => {
    for (const from of applicationStates) {
      for (const to of [...bringingStates, ...endingStates]) {
        if (mayMoveApplication(from, to)) continue;
        await put(from);
        const isEnd = endingStates.some((one) => one === to);
        const body = { to, reason: '사유', ...(!isEnd && { parcel, hold: 'OTHER' }) };
        const reply = await super_.post(path(isEnd ? '/end' : '/moves'), { body });
        expect([from, to, reply.code]).toEqual([from, to, '4097']);
      }
    }
    await put('CERTIFIED');
  });

  test('needs the reason that the member reads, and a shipment its parcel', async () => {
    expect((await move(super_, 'ON_HOLD', { reason: ' ' })).code).toBe('4220');
    expect((await move(super_, 'ON_HOLD', { hold: undefined })).code).toBe('4220');
    await put('ACTIVATED');
    expect((await move(super_, 'SHIPPED')).code).toBe('4220');
    await put('CERTIFIED');
  });

  test('writes one row into the audit, the history names the staff, and the member reads the reason', async () => {
    const before = await auditRows();
    expect((await move(dealer, 'ON_HOLD')).status).toBe(200);
    expect((await auditRows()).slice(before.length)).toEqual([
      { staffNo: dealer.staffNo, action: 'application.move', subject: `application ${applicationNo}` },
    ]);
    const detail = await read();
    expect(detail?.history[0]).toMatchObject({
      state: 'ON_HOLD',
      reason: '서류를 확인해 주세요.',
      who: expect.stringMatching(/^운영자/),
    });
    expect(detail?.hold).toBe('DOCUMENT');
    expect((await super_.get<Page>('/applications?hold=is:DOCUMENT')).data?.rows).toHaveLength(1);
    expect((await applying(shop).get(applicationNo)).data?.history.at(-1)?.reason).toBe('서류를 확인해 주세요.');
  });

  test('of many has a result for each, and an audit row for each that succeeded', async () => {
    const before = await auditRows();
    const items = [
      { mallId: 1, applicationNo },
      { mallId: 1, applicationNo: '2099010100000000' },
      { mallId: 2, applicationNo },
    ];
    const bulk = (to: string) => dealer.post<{ outcome: string }[]>('/applications/bulk', { body: { to, items } });
    expect((await bulk('APPROVED')).data?.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'failed']);
    expect((await bulk('APPROVED')).data?.[0]?.outcome).toBe('skipped');
    expect((await bulk('ACTIVATION_REQUESTED')).data?.[0]?.outcome).toBe('done');
    expect(await auditRows()).toHaveLength(before.length + 2);
  });

  test('leads to the end: activated, shipped with its parcel, delivered', async () => {
    for (const to of ['ACTIVATED', 'SHIPPED', 'DELIVERED']) {
      expect([to, (await move(dealer, to, { parcel })).status]).toEqual([to, 200]);
    }
    expect(await read()).toMatchObject({ state: 'DELIVERED', parcel, moves: ['WITHDRAWN'] });
    const withdrawn = await cs.post(path('/end'), { body: { to: 'WITHDRAWN', reason: '기기를 돌려받았어요.' } });
    expect(withdrawn.status).toBe(200);
    expect(await shop.stock()).toBe(5);
  });
});

describe('the applicant’s data', () => {
  test('is shown as it was signed, and the access log records who saw it and why', async () => {
    const { data } = await unmask(cs, { reason: 'OTHER', words: '개통 전화' });
    expect(data).toMatchObject({
      name: '김가은',
      birthDate: '1995-03-15',
      phone: '01012345678',
      address: expect.stringContaining('101호'),
    });
    const rows = await shop.owner
      .selectFrom('privacyAccess')
      .select(['task', 'subjects', 'reason'])
      .where('staffNo', '=', cs.staffNo)
      .where('task', '=', 'UNMASK')
      .execute();
    expect(rows).toEqual([{ task: 'UNMASK', subjects: [shop.memberNos.familyshop], reason: 'OTHER: 개통 전화' }]);
  });

  test('is not shown when a free reason has no text, to staff who may read only masked data, nor from another mall', async () => {
    expect((await unmask(cs, { reason: 'OTHER', words: ' ' })).code).toBe('4220');
    const md = await addStaff(shop, { role: 'MD' });
    const other = await addStaff(shop, { role: 'CS', mallIds: [2] });
    for (const staff of [md, other, partner]) expect((await unmask(staff)).code).toBe('4040');
    expect((await read(md))?.mayUnmask).toBe(false);
  });
});
