import { cornerArea, type Device } from '@mall/contracts/codes';
import { screenPath } from '@mall/domain/screens/screen-path';
import { productTarget } from '@mall/domain/screens/targets';
import { productNamed } from './find-products.ts';
import { toCategory } from './storefronts/category-link.ts';
import { type QuickMenuEntry, quickMenuLink } from './storefronts/quick-menu.ts';
import type { Banner, Storefront, Target } from './storefronts/storefront.ts';
import type { AreaCode, BoardPost, Corner, CornerItem, Exhibition, Listing, Product } from './types.ts';

export type ShelfContent = {
  storefront: Storefront;
  products: readonly Product[];
  listings: readonly Listing[];
  /** The open ones; the first of them are shown. */
  exhibitions: readonly Exhibition[];
  mdReviews: readonly BoardPost[];
};

const dealCount = 30;
const exhibitionCount = 6;
const reviewCount = 3;

const emptyItem: CornerItem = {
  title: '',
  subtitle: '',
  kicker: '',
  label: '',
  image: '',
  link: '',
  goodsGroupNo: '',
  colourFrom: null,
  colourTo: null,
  isOnDark: false,
};

/** The display areas of a mall's two homes. */
export const cornersOf = (content: ShelfContent): Corner[] => [
  ...cornersOn('pc', cornerArea.hero, content),
  ...cornersOn('mobile', cornerArea.mobileHero, content),
];

function cornersOn(device: Device, heroArea: AreaCode, content: ShelfContent): Corner[] {
  const { storefront, mdReviews } = content;
  const { phones, deals } = storefront;
  const toItem = (banner: Banner) => bannerItem(banner, content);
  const corners: Omit<Corner, 'device' | 'sortOrder'>[] = [
    { ...corner(heroArea), items: storefront.heroes.map(toItem) },
    { ...corner(cornerArea.quickMenu), items: storefront.quickMenu.map((entry) => quickMenuItem(entry, device)) },
    {
      ...corner(cornerArea.phones, phones.title, phones.subtitle, toCategory('휴대폰')),
      items: namedItems(phones.named, content),
    },
    {
      ...corner(cornerArea.deals, deals.title, deals.subtitle, deals.target.link),
      items: dealNos(content).map(productItem),
    },
    {
      ...corner(cornerArea.subscriptions, '구독·렌탈', '', toCategory('구독·렌탈')),
      items: namedItems(storefront.subscriptions, {
        products: content.products.filter(({ kind }) => kind === 'subscription'),
      }),
    },
    {
      ...corner(cornerArea.exhibitions, storefront.exhibitionsTitle),
      items: content.exhibitions.slice(0, exhibitionCount).map((exhibition) => exhibitionItem(exhibition, content)),
    },
    {
      ...corner(cornerArea.mdReviews, storefront.mdReviewsTitle),
      items: mdReviews
        .slice(-reviewCount)
        .toReversed()
        .map((review) => reviewItem(review, content)),
    },
    {
      ...corner(cornerArea.promotion),
      items: storefront.promotions.map((promotion) => ({ ...toItem(promotion), image: `${promotion.image}.480.webp` })),
    },
  ];
  return corners.map((one, index) => ({ ...one, device, sortOrder: index + 1 }));
}

const corner = (areaCode: AreaCode, title = '', subtitle = '', link = '') => ({ areaCode, title, subtitle, link });

const bannerItem = ({ target, colours, ...banner }: Banner, content: ShelfContent): CornerItem => ({
  ...emptyItem,
  ...banner,
  link: linkTo(target, content),
  colourFrom: colours[0],
  colourTo: colours[1],
});

function linkTo(target: Target, { products, exhibitions }: ShelfContent): string {
  if ('link' in target) return target.link;
  if ('product' in target) {
    const { productNo, categoryNo } = productNamed(products, target.product);
    return screenPath(productTarget(productNo, categoryNo), 'pc');
  }
  const { exhibition: words } = target;
  const exhibition = exhibitions.find(({ title, kicker }) => `${kicker} ${title}`.includes(words));
  if (!exhibition) throw new Error(`no exhibition is named ${words}`);
  return exhibitionPath(exhibition.exhibitionNo);
}

function quickMenuItem(entry: QuickMenuEntry, device: Device): CornerItem {
  const { title, image, label } = entry;
  return { ...emptyItem, title, image, label, link: quickMenuLink(entry, device) };
}

const productItem = (goodsGroupNo: string): CornerItem => ({ ...emptyItem, goodsGroupNo });

const namedItems = (named: readonly string[], { products }: Pick<ShelfContent, 'products'>): CornerItem[] =>
  named.map((words) => productItem(productNamed(products, words).productNo));

/** The deals chosen by hand, followed by the mall's largest discounts; no picture twice. */
function dealNos({ storefront, products, listings }: ShelfContent): string[] {
  const onSale = products.filter(({ kind, state }) => kind === 'goods' && state === 'GD00403');
  const goods = new Map(onSale.map((product) => [product.productNo, product]));
  const rate = ({ productNo, salePrice }: Listing) => 1 - salePrice / (goods.get(productNo)?.marketPrice ?? 1);
  const markedDown = listings
    .filter(({ productNo, isOn }) => isOn && goods.has(productNo))
    .toSorted((one, other) => rate(other) - rate(one));
  const pictureOf = (productNo: string) => goods.get(productNo)?.image ?? productNo;
  const named = storefront.deals.named.map((words) => productNamed(products, words).productNo);
  const byPicture = Map.groupBy([...named, ...markedDown.map(({ productNo }) => productNo)], pictureOf);
  return [...byPicture.values()].flatMap(([first = '']) => first).slice(0, dealCount);
}

function exhibitionItem(exhibition: Exhibition, content: ShelfContent): CornerItem {
  const { kicker, title, subtitle, colourFrom, colourTo, isOnDark } = exhibition;
  const words = { kicker, title, subtitle, colourFrom, colourTo, isOnDark };
  return {
    ...emptyItem,
    ...words,
    image: cutOutOf(exhibition, content),
    link: exhibitionPath(exhibition.exhibitionNo),
  };
}

/** The exhibition's own picture is too wide for a tile, so its first product represents it. */
function cutOutOf({ image, sections }: Exhibition, { products }: ShelfContent): string {
  if (!image.startsWith('scenes/')) return image;
  const first = sections.flatMap(({ productNos }) => productNos)[0];
  return products.find(({ productNo }) => productNo === first)?.image ?? image;
}

const reviewItem = (
  { boardType, postNo, title, summary, image, author, postedOn, productNos: [productNo] }: BoardPost,
  { products }: Pick<ShelfContent, 'products'>,
): CornerItem => ({
  ...emptyItem,
  kicker: products.find((product) => product.productNo === productNo)?.brandName ?? '',
  title,
  subtitle: summary,
  label: `${author} · ${postedOn.slice(5).replace('-', '.')}`,
  image,
  link: screenPath({ screen: 'boardPost', search: { tp: boardType, no: postNo } }, 'pc'),
});

/** What the home shows by name: a mall always sells these products, and they come first in its lists. */
export function featuredNos(
  { phones, deals, subscriptions, heroes, promotions }: Storefront,
  products: readonly Product[],
): string[] {
  const targets = [...heroes, ...promotions].flatMap(({ target }) => ('product' in target ? [target.product] : []));
  const subscriptionProducts = products.filter(({ kind }) => kind === 'subscription');
  const found = [
    ...[...phones.named, ...deals.named, ...targets].map((words) => productNamed(products, words)),
    ...subscriptions.map((words) => productNamed(subscriptionProducts, words)),
  ];
  return [...new Set(found.map(({ productNo }) => productNo))];
}

function exhibitionPath(exhibitionNo: number): string {
  return screenPath({ screen: 'exhibition', exhibitionNo }, 'pc');
}
