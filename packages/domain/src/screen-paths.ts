import { applicationSteps } from '@mall/contracts/application-codes';
import { categoryType, type Device } from '@mall/contracts/codes';
import type { ScreenName } from './access-matrix.ts';
import { canonicalPath } from './canonical-paths.ts';
import { subscriptionOrderPages } from './subscription-links.ts';

type Paths = { readonly desktop: readonly string[]; readonly mobile: readonly string[] };

const homePaths = ['home', 'main/initMain', 'main/main/*'];
const specialSalePaths = ['etcSale/list', 'etcSale/detail/:saleNo', 'etcSale/order/:saleNo/:item?'];
const orderPaths = [
  'order/orderSheet|paymentReturn',
  'order/pay/:orderNo',
  'order/complete/:orderNo',
  'order/detail/:orderNo',
];
const wirelessSteps = [...applicationSteps, 'complete', 'detail'].join('|');
const subscriptionPages = subscriptionOrderPages.join('|');
const exhibitionPaths = ['exhibition/listExhibition', 'exhibition/detailExhibition/:exhibitionNo'];
const boardPaths = ['board/boardList|boardDetail'];
const questionPages = ['detailMyQuestion/:questionNo', 'formMyQuestion/:questionNo?'];
const below = (folder: string, pages: readonly string[]): string[] => pages.map((page) => `${folder}/${page}`);

/**
 * Every screen's paths below the mall on each site, as the router has them: `:name` is one segment, `:name?` may be
 * missing, `a|b` is one of the words, `*` is any rest. Addresses with other parts lead to one of these (canonical-paths.ts).
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
  wirelessOrder: {
    desktop: [`order/orderWireless/${wirelessSteps}/:number`],
    mobile: [`goods/orderWireless/${wirelessSteps}/:number`],
  },
  goodsList: { desktop: ['goods/goodsList'], mobile: ['goods/goodsList'] },
  subscriptionDetail: { desktop: ['subs/detailSubs'], mobile: ['subs/detailSubs'] },
  subscriptionOrder: {
    desktop: [`subs/goSubsOrder/${subscriptionPages}`, 'subs/detailSubsApplf/:subsNo'],
    mobile: [`subs/orderSubs/${subscriptionPages}`, 'subs/detailSubsApplf/:subsNo'],
  },
  subscriptionList: { desktop: ['subs/subsList'], mobile: ['subs/subsList'] },
  exhibition: { desktop: exhibitionPaths, mobile: exhibitionPaths },
  specialSale: { desktop: specialSalePaths, mobile: specialSalePaths },
  search: { desktop: ['search/searchGoodsList'], mobile: ['search/searchGoodsList'] },
  cart: { desktop: ['order/cart'], mobile: ['myQuestion/listCart'] },
  order: { desktop: orderPaths, mobile: orderPaths },
  board: { desktop: boardPaths, mobile: ['notice', 'mdReview', ...boardPaths] },
  familyShopIntro: { desktop: ['content/familyShopIntro'], mobile: [] },
  withdrawal: { desktop: ['myshop/scssMemberForm'], mobile: ['withdrawal'] },
  myShop: {
    desktop: below('myshop', [
      'main|checkPassword|listFaq|listRecent|listMyOrder|listMyQuestion|listMyJjim|listMyDelivery|listMySubs|listMyWireless',
      'detailMyOrder/:orderNo',
      ...questionPages,
    ]),
    mobile: [
      ...below('myShop', ['main|modMemInfoPwConfirm|faqList|listRecent|listMySubs|listMyWireless']),
      'myShop/detailMyOrder/:orderNo',
      ...below('myQuestion', ['listMyOrder|listMyQuestion|listMyJjim|listMyDelivery', ...questionPages]),
    ],
  },
  upload: { desktop: ['upload'], mobile: ['upload'] },
};

/** The screen whose list holds a category of the type. */
const listScreens = {
  [categoryType.line]: 'goodsList',
  [categoryType.general]: 'goodsList',
  [categoryType.event]: 'exhibition',
  [categoryType.subscription]: 'subscriptionList',
} as const;

/** The screen that a path below the mall (`goods/ngd/GD1`) opens or leads to, or undefined when there is none (R2.18). */
export function screenOf(device: Device, path: string): ScreenName | undefined {
  const own = screenAt(device, path);
  if (own) return own;
  const canonical = canonicalPath(device, path);
  if (!canonical) return undefined;
  return 'firstOf' in canonical ? listScreens[canonical.firstOf] : screenAt(device, canonical.path.replace(/\?.*/, ''));
}

function screenAt(device: Device, path: string): ScreenName | undefined {
  const segments = path.split('/').filter((segment) => segment !== '');
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
  return (part.startsWith(':') || part.split('|').includes(segment)) && matches(rest, others);
}
