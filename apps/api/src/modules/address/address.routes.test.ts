import type { address, addressInput } from '@mall/contracts/address';
import type { WireOf } from '@mall/contracts/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('address').execute();
});

type Input = WireOf<typeof addressInput>;
type Book = { addresses: WireOf<typeof address>[] };
type Call = { readonly mallUrl?: string; readonly token?: string };
const home: Input = {
  label: '집',
  recipient: '김가은',
  phone: '01012345678',
  postcode: '04512',
  roadAddress: '서울 중구 세종대로 1',
  detailAddress: '101호',
  isDefault: false,
};
const client = ({ mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '' }: Call = {}) => {
  const at = shop.at(mallUrl);
  return {
    list: () => at.get<Book>('/addresses', { token }),
    add: (values: Partial<Record<keyof Input, unknown>> = {}) =>
      at.post<Book>('/addresses', { token, body: { ...home, ...values } }),
    change: (addressNo: number, values: Partial<Input> = {}) =>
      at.put<Book>(`/addresses/${addressNo}`, { token, body: { ...home, ...values } }),
    remove: (addressNo: number) => at.delete<Book>(`/addresses/${addressNo}`, { token }),
  };
};
const labels = async (call: Call = {}) =>
  (await client(call).list()).data?.addresses.map(({ label, isDefault }) => (isDefault ? `${label}*` : label));
/** Stores an address and returns its number. */
const keep = async (label: string, isDefault = false): Promise<number> => {
  const { data } = await client().add({ label, isDefault });
  return data?.addresses.find((one) => one.label === label)?.addressNo ?? 0;
};

describe('the address book', () => {
  test('stores what was typed, trimmed', async () => {
    const { data } = await client().add({ recipient: '  김가은 ' });
    expect(data?.addresses).toEqual([{ ...home, isDefault: true, addressNo: expect.any(Number) }]);
  });

  test('has one default, which comes first', async () => {
    await keep('하나');
    await keep('둘');
    expect(await labels()).toEqual(['하나*', '둘']);
    const three = await keep('셋', true);
    expect(await labels()).toEqual(['셋*', '둘', '하나']);
    await client().change(three, { label: '셋' });
    expect(await labels()).toEqual(['셋*', '둘', '하나']);
    const { data } = await client().remove(three);
    expect(data?.addresses.map(({ label }) => label)).toEqual(['둘', '하나']);
    expect(await labels()).toEqual(['둘*', '하나']);
  });

  test('can be emptied', async () => {
    const only = await keep('하나');
    expect((await client().remove(only)).data).toEqual({ addresses: [] });
    expect(await client().remove(only)).toMatchObject({ status: 404, code: '4040' });
  });

  test('applies changes, and another default', async () => {
    await keep('하나');
    const two = await keep('둘');
    await client().change(two, { label: '회사', postcode: '63001', isDefault: true });
    expect((await client().list()).data?.addresses[0]).toMatchObject({ label: '회사', postcode: '63001' });
    expect(await labels()).toEqual(['회사*', '하나']);
  });

  test('holds at most twenty, also with concurrent requests: 4090 beyond', async () => {
    const replies = await Promise.all(Array.from({ length: 22 }, () => client().add({ isDefault: true })));
    expect(replies.filter(({ code }) => code === '0000')).toHaveLength(20);
    expect(replies.filter(({ code }) => code === '4090')).toHaveLength(2);
    expect((await labels())?.filter((label) => label.endsWith('*'))).toHaveLength(1);
  });

  test.each([
    { postcode: '0451' },
    { postcode: '0451A' },
    { phone: '010-1234-5678' },
    { recipient: '  ' },
    { roadAddress: '' },
    { detailAddress: 'x'.repeat(81) },
    { detailAddress: 'a\0b' },
    { isDefault: 'Y' },
  ])('refuses %j', async (values) => {
    expect(await client().add(values)).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('access', () => {
  test('another member cannot see, change or remove it', async () => {
    const mine = await keep('내 집');
    expect(await labels({ token: other })).toEqual([]);
    const { change, remove } = client({ token: other });
    expect(await change(mine, { label: '남의 집', isDefault: true })).toMatchObject({ status: 404, code: '4040' });
    expect(await remove(mine)).toMatchObject({ status: 404, code: '4040' });
    expect(await labels()).toEqual(['내 집*']);
  });

  test('nor can a member of another mall', async () => {
    const mine = await keep('내 집');
    const { change, remove } = client({ mallUrl: 'hanul' });
    expect(await labels({ mallUrl: 'hanul' })).toEqual([]);
    expect(await change(mine)).toMatchObject({ status: 404, code: '4040' });
    expect(await remove(mine)).toMatchObject({ status: 404, code: '4040' });
    expect(await client({ token: shop.tokens.hanul ?? '' }).list()).toMatchObject({ status: 401, code: '4010' });
  });

  // R1.06
  test('a marketing mall’s guest: 4030', async () => {
    const { list, add, change, remove } = client({ mallUrl: 'gamnamu' });
    for (const reply of await Promise.all([list(), add(), change(1), remove(1)])) {
      expect(reply).toMatchObject({ status: 403, code: '4030' });
    }
  });

  test('a refused change does not move the default', async () => {
    await keep('내 집');
    expect(await client().change(999_999_999, { isDefault: true })).toMatchObject({ code: '4040' });
    expect(await labels()).toEqual(['내 집*']);
  });
});
