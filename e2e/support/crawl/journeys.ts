import type { MallSalesType } from '@mall/contracts/codes';
import { accessTo } from '@mall/domain/access-matrix';
import { screenOf } from '@mall/domain/screen-paths';
import type { MallUrl } from '../malls.ts';

type Device = 'desktop' | 'mobile';
type Journey = {
  readonly mall: MallUrl;
  readonly device: Device;
  readonly userAgent: string;
};

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink}`;
const browsers = {
  safari: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.6 Safari/605.1.15`,
  whale: `${windows} Chrome/142.0.0.0 Whale/4.33.0.0 Safari/537.36`,
  edge: `${windows} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
  iPhoneSafari: `${iPhone} Version/18.6 Mobile/15E148 Safari/604.1`,
  naverApp: `${iPhone} Mobile/15E148 NAVER(inapp; search; 2000; 12.14.1; 15PRO)`,
  kakaoTalk: `Mozilla/5.0 (Linux; Android 15; SM-A546N; wv) ${blink} Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36;KAKAOTALK 2611060`,
  samsung: `Mozilla/5.0 (Linux; Android 16; SM-S938N) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
} as const;

const visits = [
  ['familyshop', 'safari', 'iPhoneSafari'],
  ['hanul', 'whale', 'kakaoTalk'],
  ['dajeong', 'edge', 'naverApp'],
  ['keep', 'whale', 'samsung'],
  ['gamnamu', 'safari', 'samsung'],
  ['daeryang', 'edge', 'kakaoTalk'],
  ['tgate', 'safari', 'naverApp'],
] as const;

/** Every mall on both devices, each by another browser's name. */
export const journeys: readonly Journey[] = visits.flatMap(([mall, desktop, mobile]) => [
  { mall, device: 'desktop' as const, userAgent: browsers[desktop] },
  { mall, device: 'mobile' as const, userAgent: browsers[mobile] },
]);

const salesTypes: Record<MallUrl, MallSalesType> = {
  familyshop: 'GENERAL',
  hanul: 'BUSINESS',
  dajeong: 'GENERAL',
  keep: 'CONSIGNMENT',
  gamnamu: 'GENERAL',
  daeryang: 'UPLOAD',
  tgate: 'COMMON',
};

const waysIn = [
  ...['intro', 'login', 'signup', 'joinMailAuth', 'email/authDormant', 'kakao/handyService'],
  ...['findUserInfoForm', 'findUserInfoForm?find=password', 'popup/findId', 'popup/password'],
];
const membersPages = [
  ...['home', 'upload', 'updatePasswordForm', 'myshop/main', 'myShop/main', 'notice', 'mdReview'],
  ...['board/boardList?tp=CM00404', 'board/boardList?tp=CM00410', 'content/familyShopIntro', 'etcSale/list'],
  ...['goods/goodsList?ctgNo=10', 'goods/goodsList?ctgNo=13', 'subs/subsList?ctgNo=21', 'goods/compareWireless'],
  ...['exhibition/listExhibition', 'search/searchGoodsList?q=세트'],
];

/** The pages that a visitor, or a member, of this mall may open, of those that nothing else may lead to. */
export function beginningsOf({ mall, device }: Journey, isSignedIn: boolean): string[] {
  const visit = { salesType: salesTypes[mall], isSignedIn, isLoginOpen: false };
  const site = device === 'mobile' ? 'mobile' : 'pc';
  return (isSignedIn ? membersPages : waysIn).filter((path) => {
    const [below = ''] = path.split('?');
    const screen = screenOf(site, below);
    // R1.06: the guest of a marketing mall has nothing of their own.
    const isTheirs = mall !== 'gamnamu' || screen !== 'myShop';
    return screen !== undefined && isTheirs && accessTo(screen, { ...visit, device: site }) === 'open';
  });
}
