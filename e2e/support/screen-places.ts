import { listApplications } from '@mall/contracts/application';
import { listBoardPosts } from '@mall/contracts/board';
import { boardType, type Device } from '@mall/contracts/codes';
import { listExhibitions } from '@mall/contracts/exhibition';
import { listOrders } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { listReviewableLines } from '@mall/contracts/own-review';
import { listQuestions } from '@mall/contracts/question';
import { getSpecialSale, listSpecialSales } from '@mall/contracts/special-sale';
import { listSubscriptionApplications } from '@mall/contracts/subscription-application';
import { listUploadOrders, listUploads } from '@mall/contracts/upload';
import { isOrderable } from '@mall/domain/cart-line-state';
import { orderSheetTarget, specialSaleOrderTarget } from '@mall/domain/order-items';
import { uploaders } from '@mall/domain/screens/access';
import { partsOf, type ScreenTarget, screenPath } from '@mall/domain/screens/screen-path';
import { rowOf, type ScreenName } from '@mall/domain/screens/screens';
import type { Member } from './member.ts';
import { goodsNamed, phoneNamed, subscriptionNamed } from './products.ts';

type Seekers = { readonly [Name in ScreenName]?: (member: Member) => Promise<ScreenTarget<Name>> | ScreenTarget<Name> };

/** The first of a list that a screen can show; fails without one, because nothing would be tested. */
function first<Entry>(entries: readonly Entry[], isSuch: (entry: Entry) => boolean = () => true): Entry {
  const found = entries.find(isSuch);
  if (found === undefined) throw new Error(`none of ${entries.length} is such`);
  return found;
}

const headphones = (member: Member) => goodsNamed(member, '노이즈캔슬링 무선 헤드폰 H700');
const chair = async (member: Member) => (await subscriptionNamed(member, '안마의자 라운지 L5')).card.subscriptionNo;

async function orderIn(member: Member, ...states: readonly OrderState[]): Promise<string> {
  const { orders } = await member.read(listOrders, { query: {} });
  return first(orders, ({ state }) => states.includes(state)).orderNo;
}
/** An unpaid order leads to its payment instead. */
const paidOrder = (member: Member) => orderIn(member, 'PAID', 'DELIVERED', 'CONFIRMED');
const applications = async (member: Member) => member.read(listApplications, { query: {} });
const phoneApplication = async (member: Member) => first((await applications(member)).applications).applicationNo;
const subscriptionApplication = async (member: Member) =>
  first((await member.read(listSubscriptionApplications, { query: {} })).applications).applicationNo;
const questions = async (member: Member) => (await member.read(listQuestions, { query: {} })).questions;

async function uploadedOrder(member: Member): Promise<string> {
  const { uploads } = await member.read(listUploads, { query: {} });
  const { uploadNo } = first(uploads, ({ state }) => state === 'ORDERED');
  return first((await member.read(listUploadOrders, { params: { uploadNo }, query: {} })).orders).orderNo;
}

async function openSale(member: Member) {
  const { sales, repliedAt } = await member.read(listSpecialSales, {});
  const { saleNo } = first(sales, (sale) => sale.startsAt < repliedAt && sale.leftPieces > 0);
  return member.read(getSpecialSale, { params: { saleNo } });
}

/** How to find an example for each screen whose address names a thing. */
const seekers: Seekers = {
  search: () => ({ screen: 'search', search: { q: '소파' } }),
  goodsList: () => ({ screen: 'goodsList', search: { ctgNo: '13' } }),
  goodsDetail: async (member) => ({ screen: 'goodsDetail', goodsNo: (await headphones(member)).card.goodsGroupNo }),
  goodsByNumber: async (member) => ({
    screen: 'goodsByNumber',
    search: { gdsGrpNo: (await headphones(member)).card.goodsGroupNo },
  }),
  goodsReviews: async (member) => ({ screen: 'goodsReviews', goodsNo: (await headphones(member)).card.goodsGroupNo }),
  goodsQuestions: async (member) => ({
    screen: 'goodsQuestions',
    goodsNo: (await headphones(member)).card.goodsGroupNo,
  }),
  reviewForm: async (member) => {
    const { orderNo, lineNo } = first((await member.read(listReviewableLines, { query: {} })).lines);
    return { screen: 'reviewForm', orderNo, lineNo };
  },
  wirelessDetail: async (member) => ({
    screen: 'wirelessDetail',
    search: { gdsGrpNo: (await phoneNamed(member, 'NOVA S26 Ultra')).card.goodsGroupNo },
  }),
  subscriptionList: () => ({ screen: 'subscriptionList', search: { ctgNo: '21' } }),
  subscriptionDetail: async (member) => ({ screen: 'subscriptionDetail', search: { subsNo: await chair(member) } }),
  exhibition: async (member) => ({
    screen: 'exhibition',
    exhibitionNo: first((await member.read(listExhibitions, { query: {} })).open).exhibitionNo,
  }),
  sale: async (member) => ({ screen: 'sale', saleNo: (await openSale(member)).sale.saleNo }),
  saleOrder: async (member) => {
    const { sale, goods } = await openSale(member);
    const { optionNo } = first(goods.options, isOrderable);
    return specialSaleOrderTarget(sale.saleNo, { productNo: sale.productNo, optionNo, quantity: 1 });
  },
  boardList: () => ({ screen: 'boardList', search: { tp: boardType.notice } }),
  boardPost: async (member) => {
    const { posts } = await member.read(listBoardPosts, { params: { boardType: boardType.notice }, query: {} });
    return { screen: 'boardPost', search: { tp: boardType.notice, no: first(posts).postNo } };
  },
  orderSheet: async (member) => {
    const { card, options } = await headphones(member);
    return orderSheetTarget([
      { productNo: card.goodsGroupNo, optionNo: first(options, isOrderable).optionNo, quantity: 1 },
    ]);
  },
  orderPay: async (member) => ({ screen: 'orderPay', orderNo: await orderIn(member, 'PENDING_PAYMENT') }),
  orderComplete: async (member) => ({ screen: 'orderComplete', orderNo: await paidOrder(member) }),
  orderDetail: async (member) => ({ screen: 'orderDetail', orderNo: await paidOrder(member) }),
  uploadOrder: async (member) => ({ screen: 'uploadOrder', orderNo: await uploadedOrder(member) }),
  applicationStep: async (member) => {
    const { productNo, step } = first((await applications(member)).drafts);
    return { screen: 'applicationStep', step, productNo };
  },
  applicationDone: async (member) => ({
    screen: 'applicationDone',
    applicationNo: await phoneApplication(member),
  }),
  applicationDetail: async (member) => ({
    screen: 'applicationDetail',
    applicationNo: await phoneApplication(member),
  }),
  contractPrint: async (member) => ({
    screen: 'contractPrint',
    search: { applicationNo: await phoneApplication(member) },
  }),
  subscriptionOrder: async (member) => ({
    screen: 'subscriptionOrder',
    orderPage: 'form',
    search: { subsNo: await chair(member) },
  }),
  subscriptionApplication: async (member) => ({
    screen: 'subscriptionApplication',
    applicationNo: await subscriptionApplication(member),
  }),
  subscriptionPrint: async (member) => ({
    screen: 'subscriptionPrint',
    search: { subsNo: await subscriptionApplication(member) },
  }),
  question: async (member) => ({ screen: 'question', questionNo: first(await questions(member)).questionNo }),
  questionChange: async (member) => ({
    screen: 'questionChange',
    questionNo: first(await questions(member), ({ state }) => state === 'WAITING').questionNo,
  }),
};

/** The mall whose member sees a screen: only one mall orders by spreadsheet. */
export const mallOf = (screen: ScreenName): 'familyshop' | 'daeryang' =>
  rowOf(screen).access === uploaders ? 'daeryang' : 'familyshop';

/** The path below the mall at which the member sees the screen; public screens need no member. */
export async function placeOf(member: Member | undefined, screen: ScreenName, device: Device): Promise<string> {
  const seek = seekers[screen];
  if (!seek && partsOf(screen).length > 0) throw new Error(`say where ${screen} is seen`);
  const target = seek && member ? await seek(member) : { screen };
  return screenPath(target as ScreenTarget, device).slice(1);
}
