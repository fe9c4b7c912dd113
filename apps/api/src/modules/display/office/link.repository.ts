import { type BoardType, type CategoryType, categoryType } from '@mall/contracts/codes';
import type { LinkKind, LinkRow } from '@mall/contracts/office/contents';
import type { MallTransaction } from '@mall/db/in-mall';
import { screenPath } from '@mall/domain/screens/screen-path';
import { categoryTarget, productTarget } from '@mall/domain/screens/targets';
import { sql } from 'kysely';

const most = 10;
type Found = Omit<LinkRow, 'productNo'> & Partial<LinkRow>;
type Finder = (transaction: MallTransaction, words: string) => Promise<readonly Found[]>;

/** Part of a name, or the beginning of a number. position, not LIKE: typed text contains no wildcards. */
const named = (column: string, words: string) =>
  sql<boolean>`position(lower(${words}) in lower(${sql.ref(column)})) > 0`;

const products: Finder = async (transaction, words) => {
  const rows = await transaction
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .select(['l.productNo', 'l.categoryNo', 'p.name'])
    .where('l.mallId', '=', transaction.mallId)
    .where('l.isVisible', '=', true)
    .where((where) => where.or([named('p.name', words), where('l.productNo', '=', words.toUpperCase())]))
    .orderBy('p.name')
    .limit(most)
    .execute();
  return rows.map(({ productNo, categoryNo, name }) => ({
    link: screenPath(productTarget(productNo, categoryNo), 'pc'),
    title: `${name} · ${productNo}`,
    productNo,
  }));
};

const categories: Finder = async (transaction, words) => {
  const rows = await transaction
    .selectFrom('category')
    .select(['categoryNo', 'name', 'type'])
    .where('mallId', '=', transaction.mallId)
    .where('isShown', '=', true)
    .where(named('name', words))
    .orderBy('categoryNo')
    .limit(most)
    .execute();
  return rows.map(({ categoryNo, name, type }) => ({
    link: screenPath(categoryTarget(type as CategoryType, categoryNo), 'pc'),
    title: type === categoryType.event ? `${name} · 기획전` : name,
  }));
};

const exhibitions: Finder = async (transaction, words) => {
  const rows = await transaction
    .selectFrom('exhibition')
    .select(['exhibitionNo', 'title'])
    .where('mallId', '=', transaction.mallId)
    .where(named('title', words))
    .orderBy('endsOn', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ exhibitionNo, title }) => ({
    link: screenPath({ screen: 'exhibition', exhibitionNo }, 'pc'),
    title,
  }));
};

const posts: Finder = async (transaction, words) => {
  const rows = await transaction
    .selectFrom('boardPost')
    .select(['boardType', 'postNo', 'title'])
    .where('mallId', '=', transaction.mallId)
    .where(named('title', words))
    .orderBy('postedOn', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ boardType, postNo, title }) => ({
    link: screenPath({ screen: 'boardPost', search: { tp: boardType as BoardType, no: postNo } }, 'pc'),
    title,
  }));
};

const pages: readonly Found[] = [
  { link: screenPath({ screen: 'home' }, 'pc'), title: '홈' },
  { link: screenPath({ screen: 'exhibitionList' }, 'pc'), title: '기획전 목록' },
  { link: screenPath({ screen: 'saleList' }, 'pc'), title: '특별판매 목록' },
  { link: screenPath({ screen: 'subscriptionList' }, 'pc'), title: '구독 목록' },
  { link: screenPath({ screen: 'boardList' }, 'pc'), title: '공지사항' },
  { link: screenPath({ screen: 'familyShopIntro' }, 'pc'), title: '몰 소개' },
  { link: screenPath({ screen: 'faq' }, 'pc'), title: '자주 묻는 질문' },
];

const finders: Readonly<Record<LinkKind, Finder>> = {
  PRODUCT: products,
  CATEGORY: categories,
  EXHIBITION: exhibitions,
  POST: posts,
  PAGE: async (_transaction, words) => pages.filter(({ title }) => title.includes(words)),
};

/** Possible targets of a link, by words in their names. */
export async function findLinkRows(
  transaction: MallTransaction,
  { kind, q }: { readonly kind: LinkKind; readonly q: string },
): Promise<LinkRow[]> {
  const found = await finders[kind](transaction, q.trim());
  return found.map((row) => ({ productNo: '', ...row }));
}
