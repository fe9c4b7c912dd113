import type { ProductOption } from '@mall/contracts/office/product-options';
import type { ProductDetail } from '@mall/contracts/office/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, option, phone, subscription } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followProducts } from '../../listing/follow-products.ts';

let shop: Shop;
let md: StaffClient;
let otherMd: StaffClient;
let security: StaffClient;
let partner: StaffClient;
const twoOptions = [
  option({ colourName: '샌드', label: 'S' }),
  option({ optionNo: 2, colourName: '샌드', label: 'M' }),
];
const numbers = ['GD2001', 'GD2002', 'GD2003', 'GD2004', 'GD2005', 'GD2006'];
beforeAll(async () => {
  shop = await openShop({
    products: [
      ...numbers.map((productNo) => goods(productNo, { options: twoOptions })),
      phone('HP0001'),
      subscription('SB0001'),
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
  otherMd = await addStaff(shop, { role: 'MD' });
  security = await addStaff(shop, { role: 'SECURITY' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
});
afterAll(() => shop.close());

const get = async (productNo: string) => (await md.get<ProductDetail>(`/products/${productNo}`)).data;
const optionsOf = async (productNo: string) => (await get(productNo))?.words.options ?? [];
const versionOf = async (productNo: string) => (await get(productNo))?.version ?? 0;
type Reply = { version: number; by: string; saved: { options: ProductOption[]; version: number } };
const save = async (productNo: string, options: readonly object[], { staff = md, version = -1 } = {}) =>
  staff.put<Reply>(`/products/${productNo}/options`, {
    body: { options, version: version === -1 ? await versionOf(productNo) : version },
  });
const written = (values: Partial<ProductOption> = {}): ProductOption => ({
  ...{
    optionNo: 0,
    colourName: '세이지',
    colourHex: '#8fa58f',
    label: 'S',
    extraPrice: 0,
    useCode: 'GD00701',
    image: '',
  },
  ...values,
});
const faultsOf = async (productNo: string, options: readonly object[]) => {
  const refused = await save(productNo, options);
  return [refused.code, ...(refused.fieldErrors ?? []).map(({ field }) => field)];
};
const first = () => written({ optionNo: 1, colourName: '샌드', colourHex: '#ffffff' });

/** The options as a member of the shop sees them. */
const shown = async (productNo: string) => {
  const reply = await shop
    .at('familyshop')
    .get<{ optionList: unknown[] }>(`/products/goods/${productNo}`, { token: shop.tokens['familyshop'] ?? '' });
  return reply.text;
};
const familiesOf = async (productNo: string) => {
  await followProducts(shop.owner);
  const { rows } = await sql<{ colourFamilies: string[] }>`
    select distinct l.colour_families from listing l where product_no = ${productNo}`.execute(shop.owner);
  return rows.map(({ colourFamilies }) => colourFamilies);
};
const audits = () => shop.owner.selectFrom('staffAudit').select(['action', 'subject']).orderBy('auditNo').execute();

describe('options of goods', () => {
  test('are saved with new ones, which get the next numbers; the shop, its colours and the history follow, with one audit row', async () => {
    const before = (await audits()).length;
    const dearer = { ...first(), extraPrice: 3000 };
    const added = [written({ label: 'L', colourHex: '#8FA58F' }), written({ label: 'XL', useCode: 'GD00703' })];
    expect((await save('GD2001', [dearer, ...added])).status).toBe(200);
    expect((await optionsOf('GD2001')).map(({ optionNo, label, extraPrice }) => [optionNo, label, extraPrice])).toEqual(
      [
        ...[
          [1, 'S', 3000],
          [2, 'M', 0],
          [3, 'L', 0],
          [4, 'XL', 0],
        ],
      ],
    );
    expect(await shown('GD2001')).toContain('XL');
    expect(await familiesOf('GD2001')).toEqual([['white', 'green']]);
    expect((await get('GD2001'))?.history[0]?.changes).toEqual([
      expect.objectContaining({ field: 'options', after: expect.stringContaining('"extraPrice":3000') }),
    ]);
    expect((await get('GD2001'))?.shelf.at(-1)).toEqual({ optionNo: 4, stock: 0, wasSold: false });
    expect((await audits()).slice(before)).toEqual([{ action: 'product.options', subject: 'product GD2001' }]);
  });

  test('saved by a colleague in the meantime are refused with both versions, and options not sent stay', async () => {
    const version = await versionOf('GD2002');
    expect((await save('GD2002', [written({ label: '동료' })], { staff: otherMd })).status).toBe(200);
    const stale = await save('GD2002', [first()], { version });
    expect([stale.code, stale.data?.by, stale.data?.saved.version]).toEqual([
      ...['4090', expect.stringMatching(/^운영자/), version + 1],
    ]);
    expect(stale.data?.saved.options.map(({ label }) => label)).toEqual(['S', 'M', '동료']);
    expect((await save('GD2002', [{ ...first(), extraPrice: 500 }])).status).toBe(200);
    expect((await optionsOf('GD2002')).map(({ label }) => label)).toEqual(['S', 'M', '동료']);
  });

  test('keep unique choices under concurrent saves', async () => {
    const version = await versionOf('GD2003');
    const both = await Promise.all([md, otherMd].map((staff) => save('GD2003', [written()], { staff, version })));
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', '4090']);
    expect(await faultsOf('GD2003', [written()])).toEqual(['4220', 'options.0.label']);
  });

  test.each([
    ['a choice that another option has', [written({ colourName: '샌드', label: 'M' })], ['options.0.label']],
    ['a choice twice', [written({ label: 'Q' }), written({ label: 'Q' })], ['options.1.label']],
    ['no name at all', [written({ colourName: '', colourHex: '', label: '' })], ['options.0.label']],
    ['a colour that is none', [written({ label: 'Q', colourHex: '#12' })], ['options.0.colourHex']],
    ['a price beyond reason', [written({ label: 'Q', extraPrice: 100_000_000 })], ['options.0.extraPrice']],
    ['a picture that is not there', [written({ label: 'Q', image: 'goods/no' })], ['options.0.image']],
    ['an option that is not there', [written({ optionNo: 99, label: 'Q' })], ['options.0.label']],
    ['a new option that is deleted', [written({ label: 'Q', useCode: 'GD00704' })], ['options.0.useCode']],
    [
      'no option left',
      [1, 2].map((optionNo) => ({ ...first(), optionNo, label: String(optionNo), useCode: 'GD00704' })),
      ['options.1.useCode'],
    ],
  ])('are refused at the invalid cell: %s', async (_, options, fields) => {
    const before = await versionOf('GD2004');
    expect(await faultsOf('GD2004', options)).toEqual(['4220', ...fields]);
    expect(await versionOf('GD2004')).toBe(before);
  });

  test('follow the transition table: each illegal move of the use code is refused at its cell', async () => {
    const use = (useCode: string) => save('GD2005', [{ ...first(), useCode }]);
    const refused = async (useCode: string) =>
      expect(await faultsOf('GD2005', [{ ...first(), useCode }])).toEqual(['4220', 'options.0.useCode']);
    expect((await use('GD00702')).status).toBe(200);
    await refused('GD00703');
    expect((await use('GD00701')).status).toBe(200);
    expect((await use('GD00703')).status).toBe(200);
    await refused('GD00702');
    expect((await use('GD00704')).status).toBe(200);
    expect((await optionsOf('GD2005')).map(({ optionNo }) => optionNo)).toEqual([2]);
    // A deleted option is no longer an option, and its number is never reused.
    expect(await faultsOf('GD2005', [{ ...first(), useCode: 'GD00701' }])).toEqual(['4220', 'options.0.label']);
    expect((await save('GD2005', [written({ label: '새로' })])).status).toBe(200);
    expect((await optionsOf('GD2005')).map(({ optionNo }) => optionNo)).toEqual([2, 3]);
  });

  test('that were bought, or are in a special sale, cannot be deleted', async () => {
    await sql`insert into special_sale (mall_id, sale_no, product_no, option_nos, headline, sale_price, starts_at, ends_at, total_pieces, most_per_member)
      values (1, 1, 'GD2006', '{2}', '특가', 900, now(), now() + interval '1 year', 10, 1)`.execute(shop.owner);
    await sql`
      with placed as (
        insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
          recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
          total_amount, ordered_at, expires_at)
        select 2, '2026112210000001', member_no, gen_random_uuid(), 'PENDING_PAYMENT', '가', '01055550001', 'a@b.kr', '가', '01055550001',
          '04524', '길', 'CARD', '{}', 1000, 1000, 0, 1000, now(), now() from member where mall_id = 2 limit 1 returning mall_id, order_no)
      insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price, quantity,
        delivery_method, has_free_delivery)
      select mall_id, order_no, 1, 'GD2006', 1, '가', '나', 'x', 1000, 1, '1', true from placed`.execute(shop.owner);
    const deleted = [1, 2].map((optionNo) => ({
      ...first(),
      optionNo,
      label: optionNo === 1 ? 'S' : 'M',
      useCode: 'GD00704',
    }));
    expect(await faultsOf('GD2006', [...deleted, written({ label: 'Q' })])).toEqual([
      ...['4220', 'options.0.useCode', 'options.1.useCode'],
    ]);
    expect((await save('GD2006', [{ ...first(), useCode: 'GD00702' }])).status).toBe(200);
  });

  test('of a thousand rows are saved at once; one more is refused', async () => {
    const many = Array.from({ length: 998 }, (_, index) => written({ label: `줄 ${index}` }));
    expect((await save('GD2004', many)).status).toBe(200);
    const soldOut = (await optionsOf('GD2004')).map((one) => ({ ...one, useCode: 'GD00703' }));
    await sql`delete from lint_mark`.execute(shop.owner);
    expect((await save('GD2004', soldOut)).status).toBe(200);
    // Each mall that lists it is marked once, not a thousand times.
    const marks = await sql<{ n: number }>`select count(*)::int as n from lint_mark`.execute(shop.owner);
    expect(marks.rows[0]?.n).toBeLessThanOrEqual(10);
    expect(await get('GD2004')).toMatchObject({ isSoldOut: true });
    expect(await optionsOf('GD2004')).toHaveLength(1000);
    expect(await faultsOf('GD2004', [written({ label: '하나 더' })])).toEqual(['4220', 'options.0.label']);
  });

  test('exist for goods and phones, and need the permission in all malls', async () => {
    for (const staff of [security, partner]) expect((await save('GD2001', [first()], { staff })).code).toBe('4040');
    expect((await save('SB0001', [first()])).code).toBe('4040');
    expect((await save('HP0001', [first()])).status).toBe(200);
    expect((await save('GD9999', [first()], { version: 1 })).code).toBe('4040');
  });
});
