import type { ContractSheet } from '@mall/contracts/application';
import { contractMonths, discountTypes, instalmentMonths, joinTypes } from '@mall/contracts/wireless-codes';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { WirelessQuote } from '@mall/contracts/wireless-quote';
import { inMall } from '@mall/db/in-mall';
import { contractSections } from '@mall/domain/contract-sections';
import { formatWon } from '@mall/domain/money';
import { priceChoice } from '@mall/domain/wireless-choice';
import { paidOverTerm } from '@mall/domain/wireless-quote';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applying, openApplicationShop, phoneNo } from '../../testing/applying.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { quoteChoice } from '../wireless/quote-choice.ts';
import { priceApplication } from './price-application.ts';

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
beforeAll(async () => {
  shop = await openApplicationShop();
  await sql`update wireless_memory set is_sold_out = false`.execute(shop.owner);
});
afterAll(() => shop.close());

const carriers = { 1: '온텔', 2: '다누리' } as const;
const anyChoice = fc.record({
  memory: fc.constantFrom('256GB', '1TB'),
  planNo: fc.constantFrom<1 | 2>(1, 2),
  joinType: fc.constantFrom(...joinTypes),
  discountType: fc.constantFrom(...discountTypes),
  instalmentMonths: fc.constantFrom(...instalmentMonths),
  contractMonths: fc.constantFrom(...contractMonths),
});
/** Amounts that an operator's tables may contain, in whole won. */
const anyRows = fc.record({
  releasePrice: fc.integer({ min: 1, max: 2_500_000 }),
  commonSupport: fc.integer({ min: 0, max: 1_200_000 }),
  extraSupport: fc.integer({ min: 0, max: 1_200_000 }),
  monthlyPrice: fc.integer({ min: 20_000, max: 130_000 }),
  discount12: fc.integer({ min: 0, max: 20_000 }),
  discount24: fc.integer({ min: 0, max: 20_000 }),
});
type Choice = typeof anyChoice extends fc.Arbitrary<infer Value> ? Value : never;
type Rows = typeof anyRows extends fc.Arbitrary<infer Value> ? Value : never;

type Shown = Pick<Choice, 'memory' | 'planNo' | 'joinType' | 'discountType'>;

async function fillTables({ memory, planNo, joinType, discountType }: Shown, rows: Rows): Promise<void> {
  const { owner } = shop;
  await sql`update wireless_support set memory = ${memory}, plan_no = ${planNo}, join_type = ${joinType},
    common_support = ${rows.commonSupport}, extra_support = ${rows.extraSupport}`.execute(owner);
  await sql`update wireless_memory set release_price = ${rows.releasePrice} where memory = ${memory}`.execute(owner);
  await sql`update carrier_plan_price set monthly_price = ${rows.monthlyPrice},
    discount_monthly_12 = ${rows.discount12}, discount_monthly_24 = ${rows.discount24} where plan_no = ${planNo}`.execute(
    owner,
  );
  await sql`update wireless_model set card_memory = ${memory}, card_plan_no = ${planNo}, card_join_type = ${joinType},
    card_discount_type = ${discountType} where product_no = ${phoneNo}`.execute(owner);
  await shop.stock(5);
}

/** An applicant who may have this plan by this joining type. */
function carrierOf({ joinType, planNo }: Choice): string {
  if (joinType === 'NEW') return '';
  return joinType === 'CHANGE' ? carriers[planNo] : carriers[planNo === 1 ? 2 : 1];
}

async function sign(choice: Choice): Promise<{ applicationNo: string; sheet: ContractSheet; monthlyInList: number }> {
  const me = applying(shop);
  await me.begin(choice);
  await me.certify({}, { currentCarrier: carrierOf(choice) });
  await me.choose(choice);
  await me.saveDelivery();
  const { data, text } = await me.submit();
  if (!data) throw new Error(`refused: ${text}`);
  const [detail, list] = await Promise.all([me.get(data.applicationNo), me.list()]);
  const card = list.data?.applications.find(({ applicationNo }) => applicationNo === data.applicationNo);
  if (!detail.data?.sheet || !card) throw new Error('the application is not there');
  return { ...data, sheet: detail.data.sheet, monthlyInList: card.monthlyTotal };
}

const get = <Data>(path: string) => shop.at('familyshop').get<Data>(path, { token: shop.token() });
async function quoteOf(choice: Choice): Promise<WirelessQuote> {
  const query = new URLSearchParams(Object.entries(choice).map(([name, value]) => [name, String(value)]));
  const { data, text } = await get<WirelessQuote>(`/products/wireless/${phoneNo}/quote?${query}`);
  if (!data) throw new Error(text);
  return data;
}

type Wire = { ncpList: { priceData: { phonePrice: number; planPrice: number; totalPrice: number } }[] };
async function priceOnCard() {
  const { data } = await shop.at('familyshop').post<Wire>('/products/wireless', {
    ...{ token: shop.token(), body: { gdsGrpNolist: [phoneNo] } },
  });
  return data?.ncpList[0]?.priceData;
}

/** The text of the sheet's PDF, and of the print window: label and value, one after the other. */
async function readSheet(applicationNo: string, sheet: ContractSheet) {
  const { data } = await applying(shop).file(applicationNo);
  const file = pdfText(Buffer.from(data?.contentBase64 ?? '', 'base64'))
    .join('')
    .replaceAll(/\s/g, '');
  const print = contractSections(sheet).flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(({ label, value }) => [label, value]),
  ]);
  return { file, print: print.join('').replaceAll(/\s/g, '') };
}

test('quote, card, detail, My Shop, contract sheet, print and file show the same amounts for any choice', async () => {
  await fc.assert(
    fc.asyncProperty(anyChoice, anyRows, async (choice, rows) => {
      await fillTables(choice, rows);
      const quote = await quoteOf(choice);
      const { data: detail } = await get<WirelessDetail>(`/products/wireless/${phoneNo}`);
      const onPage = detail && priceChoice(detail, { ...choice, colour: '블루' }, null)?.quote;
      const { applicationNo, sheet, monthlyInList } = await sign(choice);
      expect(quote).toMatchObject(sheet.quote);
      expect(onPage).toMatchObject(sheet.quote);
      expect(monthlyInList).toBe(sheet.quote.monthlyTotal);
      const onCard = await quoteOf({ ...choice, instalmentMonths: 24, contractMonths: 24 });
      expect(await priceOnCard()).toMatchObject({
        ...{ phonePrice: onCard.deviceMonthly, planPrice: onCard.planMonthly, totalPrice: onCard.monthlyTotal },
      });
      const { file, print } = await readSheet(applicationNo, sheet);
      for (const [label, amount] of amountsOf(quote)) expect(print).toContain(label + formatWon(amount));
      expect(file).toContain(print);
    }),
    { numRuns: 12 },
  );
});

/** The signed amounts, with the labels of the sheet. */
const amountsOf = (quote: WirelessQuote): readonly (readonly [string, number])[] => [
  ['출고가', quote.releasePrice],
  ['할부원금(현금가격)', quote.principal],
  ['매달기기값', quote.deviceMonthly],
  ['할부이자합계', quote.deviceInterest],
  ['할부가격합계', quote.principal + quote.deviceInterest],
  ['요금제월정액', quote.planMonthlyPrice],
  ['매달내는금액', quote.monthlyTotal],
  [`기기값전부와요금${quote.termMonths}개월`, paidOverTerm(quote)],
];

test('support that ends at midnight in Seoul applies until the last millisecond, and the next from the first', async () => {
  const choice = { memory: '256GB', planNo: 2, joinType: 'TRANSFER', discountType: 'COMMON_SUPPORT' } as const;
  const rest = { instalmentMonths: 24, contractMonths: 24, colour: '블루' } as const;
  await fillTables(choice, { ...plain, commonSupport: 400_000 });
  const midnight = '2030-01-01T00:00:00+09:00';
  await sql`update wireless_support set valid_to = ${midnight}`.execute(shop.owner);
  await sql`insert into wireless_support (mall_id, product_no, memory, plan_no, join_type, valid_from, common_support, extra_support)
    values (1, ${phoneNo}, '256GB', 2, 'TRANSFER', ${midnight}, 500000, 60000)`.execute(shop.owner);
  const mall = (await shop.app.dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('there is no mall');
  const principalAt = (instant: number) =>
    inMall(shop.app.dependencies.database, mall, async (tx) => {
      const input = {
        memberNo: 1,
        productNo: phoneNo,
        choice: { ...choice, ...rest },
        birthDate: null,
        at: new Date(instant),
      };
      const applied = await priceApplication(tx, input);
      const quoted = await quoteChoice(tx, { ...choice, ...rest, productNo: phoneNo }, input.at);
      return [applied.quote.principal, quoted.principal, applied.support?.validFrom] as const;
    });
  const [before, after] = [await principalAt(Date.parse(midnight) - 1), await principalAt(Date.parse(midnight))];
  expect(before.slice(0, 2)).toEqual([783_000, 783_000]);
  expect(after).toEqual([683_000, 683_000, '2029-12-31T15:00:00.000Z']);
});

const plain: Rows = {
  ...{ releasePrice: 1_243_000, commonSupport: 0, extraSupport: 60_000 },
  ...{ monthlyPrice: 69_000, discount12: 17_250, discount24: 17_250 },
};
