import type { Device } from '@mall/contracts/codes';
import type { ScreenName } from './access-matrix.ts';

type Paths = { readonly desktop: readonly string[]; readonly mobile: readonly string[] };

const specialSalePath = 'etcSale/:categoryName/:option1?/:option2?/:option3?';
const myShopMobilePaths = ['myShop/:categoryName/:categoryId?', 'myQuestion/:categoryName/:categoryId?'];
const orderPath = 'order/:orderStatus/:orderNumber?/*';
const homePaths = ['home', 'main/initMain', 'main/main/*'];

/**
 * Every screen's paths below the mall on each site: `:name` is one segment, `:name?` may be missing, `*` is any rest.
 * Where two screens' paths overlap, the narrower one stands first.
 */
const screenPaths: Readonly<Record<ScreenName, Paths>> = {
  root: { desktop: [], mobile: [''] },
  intro: { desktop: [], mobile: ['intro'] },
  login: { desktop: ['login/*'], mobile: ['login/*'] },
  signup: { desktop: ['signup'], mobile: ['signup'] },
  joinMail: { desktop: ['joinMailAuth'], mobile: ['joinMailAuth'] },
  dormantMail: { desktop: ['email/authDormant/*'], mobile: ['email/authDormant/*'] },
  findAccount: { desktop: ['popup/findId', 'popup/password'], mobile: ['findUserInfoForm'] },
  simpleService: { desktop: [], mobile: ['kakao/handyService'] },
  phoneCertification: { desktop: ['popup/certPhone'], mobile: ['popup/certPhone'] },
  paymentReturn: { desktop: ['popup/payClaimInfoPopup'], mobile: ['popup/pgReturnPopup'] },
  dormantNotice: { desktop: ['popup/disDormant'], mobile: [] },
  emailNotice: { desktop: ['popup/notCertEmail'], mobile: [] },
  // A phone may print, or keep the sheets as files, as well.
  printWirelessOrder: { desktop: ['popup/printWirelessGoodsOrder'], mobile: ['popup/printWirelessGoodsOrder'] },
  printSubscription: { desktop: ['popup/printSubsOrder'], mobile: ['popup/printSubsOrder'] },
  paymentNotice: { desktop: ['popup/payNoticePopup'], mobile: ['popup/payNoticePopup'] },
  updatePassword: { desktop: ['updatePasswordForm'], mobile: ['updatePasswordForm'] },
  home: { desktop: homePaths, mobile: homePaths },
  goodsDetail: {
    desktop: ['goods/detailGoods', 'goods/ngd/:goodsNo'],
    mobile: ['goods/detailGoods', 'goods/ngd/:goodsNo'],
  },
  wirelessDetail: { desktop: ['goods/detailWireless'], mobile: ['goods/detailWireless'] },
  wirelessCompare: { desktop: ['goods/compareWireless'], mobile: ['goods/compareWireless'] },
  wirelessOrder: { desktop: ['order/orderWireless/:orderPage/*'], mobile: ['goods/orderWireless/:orderPage/*'] },
  goodsList: { desktop: ['goods/:categoryName'], mobile: ['goods/:categoryName/:categoryId?'] },
  subscriptionDetail: { desktop: ['subs/detailSubs'], mobile: ['subs/detailSubs'] },
  subscriptionOrder: {
    desktop: ['subs/goSubsOrder/*', 'subs/detailSubsApplf/:subsNo/*'],
    mobile: ['subs/orderSubs/:orderPage', 'subs/detailSubsApplf/:subsNo'],
  },
  subscriptionList: { desktop: ['subs/subsList'], mobile: ['subs/:categoryName'] },
  exhibition: { desktop: ['exhibition/:exhibitionName/*'], mobile: ['exhibition/:exhibitionName/*'] },
  specialSale: { desktop: [specialSalePath], mobile: [specialSalePath] },
  search: { desktop: ['search/searchGoodsList'], mobile: ['search/searchGoodsList'] },
  cart: { desktop: ['order/cart'], mobile: ['myQuestion/listCart'] },
  order: { desktop: [orderPath], mobile: [orderPath] },
  board: { desktop: ['board/:boardName/*'], mobile: ['notice', 'mdReview', 'board/:boardName/*'] },
  familyShopIntro: { desktop: ['content/familyShopIntro'], mobile: [] },
  withdrawal: { desktop: ['myshop/scssMemberForm'], mobile: ['withdrawal'] },
  myShop: { desktop: ['myshop/:categoryName/:categoryId?'], mobile: myShopMobilePaths },
  upload: { desktop: ['upload'], mobile: ['upload'] },
};

/** The screen of a path below the mall (`goods/ngd/GD1`), or undefined when there is none (R2.18). */
export function screenOf(device: Device, below: string): ScreenName | undefined {
  const segments = below.split('/').filter((segment) => segment !== '');
  const site = device === 'mobile' ? 'mobile' : 'desktop';
  return (Object.keys(screenPaths) as ScreenName[]).find((screen) =>
    screenPaths[screen][site].some((pattern) => matches(pattern.split('/'), segments)),
  );
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const [part, ...rest] = pattern;
  const [segment, ...others] = segments;
  if (part === undefined || part === '') return segment === undefined;
  if (part === '*') return true;
  if (segment === undefined) return part.endsWith('?') && matches(rest, []);
  return (part.startsWith(':') || part === segment) && matches(rest, others);
}
