import { boardType } from '@mall/contracts/codes';

type Twin = { readonly desktop: string; readonly mobile: string };

// Screens that the two sites spell differently; every other path is the same below /m. First match wins.
const twins: readonly Twin[] = [
  { desktop: 'myshop/scssMemberForm', mobile: 'withdrawal' },
  { desktop: 'myshop/checkPassword', mobile: 'myShop/modMemInfoPwConfirm' },
  { desktop: 'myshop/listMyOrder', mobile: 'myQuestion/listMyOrder' },
  { desktop: 'myshop/listMyQuestion', mobile: 'myQuestion/listMyQuestion' },
  { desktop: 'myshop/detailMyQuestion', mobile: 'myQuestion/detailMyQuestion' },
  { desktop: 'myshop/formMyQuestion', mobile: 'myQuestion/formMyQuestion' },
  { desktop: 'myshop/listMyJjim', mobile: 'myQuestion/listMyJjim' },
  { desktop: 'myshop/listMyDelivery', mobile: 'myQuestion/listMyDelivery' },
  { desktop: 'order/orderWireless', mobile: 'goods/orderWireless' },
  { desktop: 'order/cart', mobile: 'myQuestion/listCart' },
  { desktop: 'myshop/listFaq', mobile: 'myShop/faqList' },
  { desktop: 'myshop', mobile: 'myShop' },
  { desktop: 'popup/payClaimInfoPopup', mobile: 'popup/pgReturnPopup' },
  { desktop: 'subs/goSubsOrder', mobile: 'subs/orderSubs' },
];

// One way only: what the other site has in another form.
const mobileForDesktop: readonly Twin[] = [
  { desktop: 'popup/findId', mobile: 'findUserInfoForm' },
  { desktop: 'popup/password', mobile: 'findUserInfoForm?find=password' },
  { desktop: 'popup/disDormant', mobile: 'email/authDormant' },
  { desktop: 'popup/notCertEmail', mobile: 'joinMailAuth' },
];
const desktopForMobile: readonly Twin[] = [
  { mobile: 'intro', desktop: 'home' },
  { mobile: 'findUserInfoForm', desktop: 'popup/findId' },
  { mobile: 'kakao/handyService', desktop: 'home' },
  { mobile: 'notice', desktop: `board/boardList?tp=${boardType.notice}&page=1` },
  { mobile: 'mdReview', desktop: `board/boardList?tp=${boardType.mdReview}&page=1` },
];

/** R2.05: `/{mall}/…` → the same screen below `/m/{mall}/…`; query and fragment are kept. */
export function toMobilePath(path: string): string {
  const { mallUrl, below, rest } = split(path);
  return join(['', 'm', mallUrl], swap(below, [...mobileForDesktop, ...twins], 'desktop', 'mobile'), rest);
}

/** R1.04, R2.05: `/m/{mall}/…` → the same screen of the desktop site; query and fragment are kept. */
export function toDesktopPath(path: string): string {
  const { mallUrl, below, rest } = split(path.replace(/^\/+m(?=\/|$)/, ''));
  return join(['', mallUrl], swap(below, [...desktopForMobile, ...twins], 'mobile', 'desktop'), rest);
}

function split(path: string) {
  const end = path.search(/[?#]/);
  const [mallUrl = '', ...below] = path
    .slice(0, end === -1 ? undefined : end)
    .split('/')
    .filter((segment) => segment !== '');
  return { mallUrl, below: below.join('/'), rest: end === -1 ? '' : path.slice(end) };
}

function swap(below: string, pairs: readonly Twin[], from: keyof Twin, to: keyof Twin): string {
  const twin = pairs.find((pair) => below === pair[from] || below.startsWith(`${pair[from]}/`));
  return twin ? twin[to] + below.slice(twin[from].length) : below;
}

function join(start: readonly string[], below: string, rest: string): string {
  const path = [...start, below].filter((part, index) => index === 0 || part !== '').join('/') || '/';
  // A twin with a query of its own takes what was typed behind it.
  return path + (path.includes('?') ? rest.replace(/^\?/, '&') : rest);
}
