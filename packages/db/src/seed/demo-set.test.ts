import { categoryType, cornerArea, type Device, termCodes } from '@mall/contracts/codes';
import { mallLayout } from '@mall/contracts/layout';
import { goodsState } from '@mall/contracts/product-codes';
import { screenOf } from '@mall/domain/screen-paths';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './content/pictures.ts';
import type { Corner } from './content/types.ts';
import { demoSet } from './demo-set.ts';

const { catalogue, malls } = demoSet();
const { hero, mobileHero, ...shared } = cornerArea;
const areasOf: Record<Device, string[]> = {
  pc: [hero, ...Object.values(shared)],
  mobile: [mobileHero, ...Object.values(shared)],
};
const shownStates: string[] = [goodsState.onSale, goodsState.soldOut];
const ofProducts = [cornerArea.phones, cornerArea.deals, cornerArea.subscriptions] as string[];

describe('the demo set', () => {
  it('has seven malls, of every type of sales', () => {
    expect(malls).toHaveLength(7);
    expect(new Set(malls.map(({ mall }) => mall.salesType)).size).toBe(5);
  });

  it('has every term, two of them in three versions', () => {
    expect(new Set(catalogue.terms.map(({ termCode }) => termCode))).toEqual(new Set(termCodes));
    for (const code of ['service', 'privacy']) {
      expect(catalogue.terms.filter(({ termCode }) => termCode === code)).toHaveLength(3);
    }
  });

  // R3.01: derived from the fields of the layout response itself, so that a new one must be shown somewhere too.
  const all = Object.keys((mallLayout.schema as unknown as { shape: object }).shape);
  // Only a paused or closed mall has a reason, and each begins open.
  const fields = all.filter((field) => field !== 'restNotice');
  it.each(fields)('fills %s of the layout in one mall at least', (field) => {
    // Every mall has a mobile site and is open by default.
    const onWire = malls.map(
      ({ mall }) => mallLayout.encode({ isMobile: true, state: 'OPEN', ...mall } as never) as Record<string, unknown>,
    );
    const filled = onWire
      .map((mall) => mall[field])
      .filter((value) => value !== undefined && value !== '' && value !== 'N');
    expect(filled).not.toEqual([]);
  });

  it('has a special sale that runs in malls of a family shop, a company and members', () => {
    const running = malls.filter(({ specialSales }) =>
      specialSales.some(({ startsInHours, endsInHours }) => startsInHours < 0 && endsInHours > 24),
    );
    expect(running.map(({ mall }) => mall.mallUrl)).toEqual(['familyshop', 'hanul', 'keep']);
  });

  it('lists approved products only, a different part in each mall', () => {
    for (const { listings } of malls) {
      expect(listings.every(({ productNo }) => catalogue.productByNo.get(productNo)?.approval === 'Y')).toBe(true);
    }
    expect(new Set(malls.map(({ listings }) => listings.length)).size).toBe(malls.length);
  });
});

describe.each(malls.map((content) => [content.mall.mallUrl, content] as const))('%s', (_mallUrl, content) => {
  const isShown = (productNo: string) => shownStates.includes(catalogue.productByNo.get(productNo)?.state ?? '');
  const shown = content.listings.filter(({ productNo, isOn }) => isOn && isShown(productNo));
  const numbers = new Set(shown.map(({ productNo }) => productNo));
  const known = {
    categories: new Set(content.categories.map(({ categoryNo }) => categoryNo)),
    exhibitions: new Set(content.exhibitions.map(({ exhibitionNo }) => String(exhibitionNo))),
    posts: new Set(content.posts.map(({ boardType, postNo }) => `${boardType} ${postNo}`)),
  };

  /** Whether the page of a link exists, and what its query and last segment name. */
  function isKnown(link: string, device: Device): boolean {
    const { pathname, searchParams } = new URL(link, 'http://mall.example');
    const categoryNo = searchParams.get('ctgNo');
    const productNo =
      searchParams.get('gdsGrpNo') ?? searchParams.get('subsNo') ?? /^\/goods\/ngd\/(.+)$/.exec(pathname)?.[1];
    const exhibitionNo = /^\/exhibition\/detailExhibition\/(.+)$/.exec(pathname)?.[1];
    const postNo = searchParams.get('no');
    return (
      screenOf(device, pathname) !== undefined &&
      (categoryNo === null || known.categories.has(categoryNo)) &&
      (productNo === undefined || numbers.has(productNo)) &&
      (exhibitionNo === undefined || known.exhibitions.has(exhibitionNo)) &&
      (postNo === null || known.posts.has(`${searchParams.get('tp')} ${postNo}`))
    );
  }

  const cornersOn = (device: Device): Corner[] => content.corners.filter((corner) => corner.device === device);

  it.each(['pc', 'mobile'] as const)('fills every area of the %s home', (device) => {
    expect(
      cornersOn(device)
        .map(({ areaCode }) => areaCode)
        .toSorted(),
    ).toEqual(areasOf[device].toSorted());
    expect(cornersOn(device).filter(({ items }) => items.length === 0)).toEqual([]);
    expect(cornersOn(device).find(({ areaCode }) => areaCode === cornerArea.quickMenu)?.items).toHaveLength(10);
  });

  it.each(['pc', 'mobile'] as const)('leads only to pages and products there are on %s', (device) => {
    const items = cornersOn(device).flatMap(({ link, items }) => [{ link, goodsGroupNo: '' }, ...items]);
    const popups = content.popups.map(({ url }) => url);
    const links = [...items.map(({ link }) => link), ...popups].filter((link) => link !== '');
    expect(links.filter((link) => !isKnown(link, device))).toEqual([]);
    expect(items.filter(({ goodsGroupNo }) => goodsGroupNo !== '' && !numbers.has(goodsGroupNo))).toEqual([]);
  });

  it('has products in every category of its menu', () => {
    const isEmpty = (categoryNo: string) =>
      !content.listings.some((listing) => listing.categoryNo.startsWith(categoryNo));
    const listing = content.categories.filter(({ type }) => type !== categoryType.event);
    expect(listing.filter(({ categoryNo }) => isEmpty(categoryNo)).map(({ name }) => name)).toEqual([]);
  });

  it('shows pictures there are, and products where products belong', () => {
    const byArea = content.corners.flatMap(({ areaCode, items }) => items.map((item) => ({ areaCode, item })));
    for (const { areaCode, item } of byArea) {
      expect(item.goodsGroupNo !== '').toBe(ofProducts.includes(areaCode));
      if (item.image !== '') expect(pictureOf(item.image.replace(/\.\d+\.webp$/, ''))).toBeDefined();
    }
  });

  it('shows no picture twice in a row of its home', () => {
    const pictureByNo = new Map([...catalogue.products].map(({ productNo, image }) => [productNo, image]));
    const twice = content.corners.flatMap(({ areaCode, title, items }) => {
      const shown = items.map(({ goodsGroupNo, image }) => pictureByNo.get(goodsGroupNo) ?? image).filter(Boolean);
      return shown
        .filter((image, place) => shown.indexOf(image) < place)
        .map((image) => `${areaCode} ${title}: ${image}`);
    });
    expect(twice).toEqual([]);
  });

  it('can be looked around in', () => {
    const [first] = content.members;
    expect(first).toMatchObject({
      loginId: content.mall.isMarketing ? 'guest' : 'demo',
      password: 'Demo!2026',
      passwordState: 'NORMAL',
    });
    expect(content.smartKeywords.length).toBeGreaterThanOrEqual(12);
    expect(content.popularKeywords.length).toBeGreaterThanOrEqual(10);
    expect(content.faqs.length).toBeGreaterThanOrEqual(20);
  });

  it('has enough to read', () => {
    const notices = content.posts.filter(({ boardType }) => boardType === 'CM00404');
    expect(notices.length).toBeGreaterThanOrEqual(24);
    expect(notices.filter(({ isPinned }) => isPinned)).toHaveLength(2);
    expect(content.posts.length - notices.length).toBeGreaterThanOrEqual(content.mall.salesType === 'UPLOAD' ? 5 : 8);
  });
});
