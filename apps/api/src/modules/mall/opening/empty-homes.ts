import { cornerArea, devices } from '@mall/contracts/codes';
import type { HomeBody } from '@mall/contracts/content-body';
import type { HomeItem } from '@mall/contracts/office/home';

const shelf = { area: cornerArea.deals, title: '추천 상품', subtitle: '', link: '', items: [] };

/** Initial homes: a shelf for the first goods. */
export const emptyHomes: readonly HomeBody[] = devices.map((device) => ({
  ...{ title: device === 'pc' ? 'PC 홈' : '모바일 홈', device, corners: [shelf] },
}));

const words = { title: '', subtitle: '', kicker: '', label: '', image: '', link: '' };
/** A product as an item of a shelf. */
export const onShelf = (goodsGroupNo: string): HomeItem => ({
  ...{ ...words, goodsGroupNo, colourFrom: null, colourTo: null, isOnDark: false, startsAt: null, endsAt: null },
});
