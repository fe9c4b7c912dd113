import { connectApplication, type Database } from '@mall/db/connection';
import { attachMall, inMall, type MallTransaction } from '@mall/db/in-mall';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasCategory } from './catalogue/category.repository.ts';
import { listDeliveryFees } from './catalogue/delivery-fee.repository.ts';
import { wantedProducts } from './catalogue/select-products.repository.ts';
import { findMemberName } from './modules/auth/member.repository.ts';
import { listQuestions } from './modules/board/board.repository.ts';
import { countCartLines, listCartRows, listOffers } from './modules/cart/cart.repository.ts';
import { listQuantities, putLines } from './modules/cart/cart-change.repository.ts';
import { listCorners } from './modules/corner/corner.repository.ts';
import { listExhibitionsFrom } from './modules/exhibition/exhibition.repository.ts';
import { insertFavourite, listFavouriteNos } from './modules/favourite/favourite.repository.ts';
import { listGoodsInFull, listGoodsRows } from './modules/goods/goods.repository.ts';
import { listCategories, listOpenPopups, listSmartKeywords } from './modules/layout/layout.repository.ts';
import { listPopularNames } from './modules/search/popular.repository.ts';
import { isAnythingFound, listNearSuggestions } from './modules/search/spelling.repository.ts';
import { listSuggestionsFrom } from './modules/search/suggestion.repository.ts';
import { listSalesEndingAfter } from './modules/special-sale/special-sale.repository.ts';
import { listTerms } from './modules/subscription/subscription.repository.ts';
import { listShownNos } from './modules/wireless/wireless.repository.ts';
import { listWirelessRows } from './modules/wireless/wireless-card.repository.ts';
import { goods, listingOf, phone, subscription } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { insertSale } from './testing/special-sales.ts';

let shop: Shop;
let database: Database;

beforeAll(async () => {
  const products = [
    goods('GD0001', { name: '갤럭시', searchTags: ['갤럭시'] }),
    phone('HP0001'),
    subscription('SB0001'),
  ];
  shop = await openShop({
    products,
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: products.map((product) => listingOf(product, { favouriteCount: 50 })),
        popularKeywords: [{ name: '인기', sortOrder: 1 }],
        smartKeywords: [{ searchNo: 1, name: '추천', sortOrder: 1 }],
        corners: [{ areaCode: '012001', device: 'pc', title: '코너', subtitle: '', link: '', sortOrder: 1, items: [] }],
        popups: [
          {
            popupNo: 1,
            type: 'DP01801',
            device: null,
            html: '',
            url: '',
            sortOrder: 1,
            opensAt: '2026-01-01',
            closesAt: null,
          },
        ],
        faqs: [{ faqNo: 1, category: '배송', question: '언제?', answerHtml: '', sortOrder: 1 }],
        exhibitions: [
          {
            ...{
              exhibitionNo: 1,
              categoryNo: '11',
              kicker: '',
              title: '기획',
              subtitle: '',
              description: '',
              image: 'i',
            },
            ...{
              colourFrom: '#000000',
              colourTo: '#000000',
              isOnDark: false,
              startsOn: '2026-01-01',
              endsOn: '2099-01-01',
            },
            ...{ sortOrder: 1, noticeLines: [], sections: [] },
          },
        ],
      },
      { mallId: 2, mallUrl: 'hanul', listings: [], categories: [] },
    ],
  });
  database = connectApplication({ url: shop.databaseUrl, maxConnections: 2 });
  await inMall(database, { mallId: 1 }, (transaction) =>
    insertFavourite(transaction, { memberNo: memberNo(), productNo: 'GD0001', at: new Date() }),
  );
  await inMall(database, { mallId: 1 }, (transaction) =>
    putLines(transaction, { memberNo: memberNo(), items: [{ ...aLine, quantity: 1, unitPrice: 1 }], at }),
  );
  await shop.owner
    .insertInto('deliveryFee')
    .values({ mallId: 1, deliveryMethod: '2', fee: 1, freeFrom: null })
    .execute();
  await insertSale(shop.owner, { saleNo: 1, productNo: 'GD0001' });
});
afterAll(async () => {
  await database.destroy();
  await shop.close();
});

const memberNo = () => shop.memberNos.familyshop ?? 0;
const viewer = () => ({ memberNo: memberNo() });
const at = new Date();
const aLine = { productNo: 'GD0001', optionNo: 1 };
const basket = () => ({ memberNo: memberNo(), since: new Date(0) });
const words = { words: [{ jamo: ['ㄱㅐㄹㄹㅓㄱㅅㅣ'], initials: null }], phrases: [] };

type Read = (transaction: MallTransaction) => Promise<unknown>;
const reads: Record<string, Read> = {
  listCategories,
  listSmartKeywords,
  listCorners: (tx) => listCorners(tx, { device: 'pc', areas: ['012001'], at: new Date() }),
  listOpenPopups: (tx) => listOpenPopups(tx, { device: 'pc', at }),
  listGoodsRows: (tx) => listGoodsRows(tx, wantedProducts(viewer(), ['GD0001'])),
  listGoodsInFull: (tx) => listGoodsInFull(tx, wantedProducts(viewer(), ['GD0001'])),
  listShownNos,
  listWirelessRows: (tx) => listWirelessRows(tx, { ...wantedProducts(viewer(), ['HP0001']), at }),
  listTerms: (tx) => listTerms(tx, 'SB0001'),
  hasCategory: (tx) => hasCategory(tx, '11'),
  listFavouriteNos: (tx) => listFavouriteNos(tx, memberNo()),
  listCartRows: (tx) => listCartRows(tx, basket()),
  countCartLines: (tx) => countCartLines(tx, basket()),
  listQuantities: (tx) => listQuantities(tx, { memberNo: memberNo() }),
  listOffers: (tx) => listOffers(tx, [aLine]),
  listDeliveryFees,
  listQuestions,
  listExhibitions: (tx) => listExhibitionsFrom(tx, { day: '2026-06-01', categoryNo: '' }),
  listSalesEndingAfter: (tx) => listSalesEndingAfter(tx, new Date(0)),
  listPopularNames: (tx) => listPopularNames(tx, { since: new Date(0), limit: 5 }),
  listSuggestionsFrom: (tx) => listSuggestionsFrom(tx, { jamo: ['ㄱ'], initials: null }, 5),
  listNearSuggestions: (tx) => listNearSuggestions(tx, 'ㄱㅐㄹㄹㅓㄱㅅㅓ'),
  isAnythingFound: (tx) => isAnythingFound(tx, words),
  findMemberName: (tx) => findMemberName(tx, memberNo()),
};
const isNothing = (result: unknown) =>
  result === undefined || result === false || result === 0 || (Array.isArray(result) && result.length === 0);

test.each(Object.entries(reads))(
  '%s finds its own mall’s rows; in another mall’s transaction nothing, whatever mall it names',
  async (_name, read) => {
    expect(isNothing(await inMall(database, { mallId: 1 }, (tx) => read(tx)))).toBe(false);
    expect(isNothing(await inMall(database, { mallId: 2 }, (tx) => read(tx)))).toBe(true);
    // The database itself stops a repository that names the wrong mall.
    expect(isNothing(await inMall(database, { mallId: 2 }, (tx) => read(attachMall(tx, { mallId: 1 }))))).toBe(true);
  },
);

test('a favourite set in another mall’s transaction marks nothing', async () => {
  const mark = { memberNo: memberNo(), productNo: 'HP0001', at };
  expect(await inMall(database, { mallId: 2 }, (tx) => insertFavourite(attachMall(tx, { mallId: 1 }), mark))).toBe(
    false,
  );
  const rows = await shop.owner.selectFrom('favourite').select('productNo').execute();
  expect(rows).toEqual([{ productNo: 'GD0001' }]);
});
