import { type CornerArea, cornerArea, type Device } from '@mall/contracts/codes';
import { getHome, type HomeArea, type HomeItem, type OfficeHome } from '@mall/contracts/office/home';
import { homeAreas } from '@mall/domain/home-areas';

export const areaWords: Readonly<Record<CornerArea, string>> = {
  [cornerArea.hero]: '큰 배너',
  [cornerArea.mobileHero]: '큰 배너',
  [cornerArea.quickMenu]: '바로가기',
  [cornerArea.phones]: '휴대폰',
  [cornerArea.deals]: '특가 상품',
  [cornerArea.subscriptions]: '구독·렌탈',
  [cornerArea.exhibitions]: '기획전',
  [cornerArea.mdReviews]: 'MD 리뷰',
  [cornerArea.promotion]: '메뉴 옆 배너',
};

/** The name of an area in the form and in a conflict. */
export type AreaName = `area${CornerArea}`;
export const nameOf = (area: CornerArea): AreaName => `area${area}`;
export type HomeValues = Partial<Record<AreaName, HomeArea>>;

const emptyArea = (area: CornerArea): HomeArea => ({ area, title: '', subtitle: '', link: '', items: [] });

/** Every area of the device, including empty ones. */
export const valuesOf = ({ device, areas }: Pick<OfficeHome, 'device' | 'areas'>): HomeValues =>
  Object.fromEntries(
    homeAreas[device].map((code) => [nameOf(code), areas.find(({ area }) => area === code) ?? emptyArea(code)]),
  );

/** The body of the call, in the order of the screen. */
export const areasOf = (device: Device, values: HomeValues): HomeArea[] =>
  homeAreas[device].flatMap((code) => values[nameOf(code)] ?? []);

export const fieldWords: Readonly<Record<string, string>> = {
  corners: '구역',
  ...Object.fromEntries(Object.entries(areaWords).map(([code, word]) => [`area${code}`, word])),
};

export const emptyItem: HomeItem = {
  ...{ title: '', subtitle: '', kicker: '', label: '', image: '', link: '', goodsGroupNo: '' },
  ...{ colourFrom: null, colourTo: null, isOnDark: false, startsAt: null, endsAt: null },
};

/** The calls that show a home, refetched when it has changed. */
export const homeChanges = [getHome];
