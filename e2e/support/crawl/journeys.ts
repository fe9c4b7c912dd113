import type { MallSalesType } from '@mall/contracts/codes';
import { accessTo } from '@mall/domain/access-matrix';
import { screenOf } from '@mall/domain/screen-paths';
import { rowOf } from '@mall/domain/screens/screens';
import type { MallUrl } from '../malls.ts';

type Device = 'desktop' | 'mobile';
/** A marketing mall signs its guest in automatically; sign-in stops the last four, each in one way (packages/db/demo/malls/familyshop.yaml). */
type Visitor = 'anonymous' | 'guest' | 'demo' | 'temp' | 'initial' | 'dormant' | 'nomail';
export type Journey = {
  readonly mall: MallUrl;
  readonly device: Device;
  readonly visitor: Visitor;
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

function visitorsOf(mall: MallUrl): Visitor[] {
  if (mall === 'gamnamu') return ['guest'];
  return ['anonymous', 'demo', ...(mall === 'familyshop' ? (['temp', 'initial', 'dormant', 'nomail'] as const) : [])];
}

/** Every mall on both devices, each with another browser's user agent, as every kind of visitor in the seed. */
export const journeys: readonly Journey[] = visits.flatMap(([mall, desktop, mobile]) =>
  visitorsOf(mall).flatMap((visitor) => [
    { mall, visitor, device: 'desktop' as const, userAgent: browsers[desktop] },
    { mall, visitor, device: 'mobile' as const, userAgent: browsers[mobile] },
  ]),
);

/** One on each device, together through pages of nearly every kind: those of every test run. */
export const shortJourneys = journeys.filter(
  ({ mall, device, visitor }) =>
    (mall === 'daeryang' && device === 'desktop' && visitor === 'demo') || (mall === 'gamnamu' && device === 'mobile'),
);

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

const screenAt = ({ device }: Journey, below: string) => screenOf(device === 'mobile' ? 'mobile' : 'pc', below);

function accessAt(journey: Journey, below: string): ReturnType<typeof accessTo> {
  const { mall, device, visitor } = journey;
  const screen = screenAt(journey, below);
  // R1.06: the guest of a marketing mall has nothing of their own.
  if (screen === undefined) return 'notFound';
  return accessTo(screen, {
    state: 'OPEN',
    salesType: salesTypes[mall],
    isMarketing: visitor === 'guest',
    isSignedIn: visitor === 'guest' || visitor === 'demo' || visitor === 'temp',
    isLoginOpen: mall === 'dajeong',
    device: device === 'mobile' ? 'mobile' : 'pc',
  });
}

/** Pages of this mall that no link may lead to; the visitor may be redirected from them. */
export const beginningsOf = (journey: Journey): string[] =>
  [...waysIn, ...membersPages].filter((path) => accessAt(journey, path.split('?')[0] ?? '') !== 'notFound');

/** The page that the visitor is redirected to instead of the requested one; undefined where they may open it. */
export function insteadOf(journey: Journey, below: string): string | undefined {
  if (accessAt(journey, below) === 'login') return 'login';
  const screen = screenAt(journey, below);
  const isMembers = screen !== undefined && rowOf(screen).access.needsSignIn;
  return journey.visitor === 'temp' && isMembers ? 'updatePasswordForm' : undefined;
}
