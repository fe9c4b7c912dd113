import { devices } from '@mall/contracts/codes';
import type { HomeBody, PopupBody } from '@mall/contracts/content-body';
import type { PostBody } from '@mall/contracts/post-body';
import { homeKeys } from '@mall/domain/home-areas';
import { sql } from 'kysely';
import { enterMall, insertRows, type SeedTransaction } from './bulk-insert.ts';
import { cardMonthlyPayments } from './card-monthly-payment.ts';
import type { BoardPost, Popup } from './content/types.ts';
import { insertBasket } from './insert-basket.ts';
import { insertMembers } from './insert-members.ts';
import { insertQuestions } from './insert-questions.ts';
import { insertSearchIndex } from './insert-search-index.ts';
import { insertSpecialSales } from './insert-special-sales.ts';
import { liveDisplays } from './live-displays.ts';
import { sanitisedOnce } from './sanitised-once.ts';
import { insertSearchLog } from './search-log.ts';
import type { Catalogue, MallContent } from './seed-content.ts';

type Surroundings = { readonly catalogue: Catalogue; readonly now: Date };

/** One mall with everything of its own; the catalogue must exist already. */
export async function insertMall(
  transaction: SeedTransaction,
  content: MallContent,
  { catalogue, now }: Surroundings,
): Promise<void> {
  const { mallId } = content.mall;
  await insertRows(transaction, 'mall', [content.mall]);
  await enterMall(transaction, mallId);
  await insertListings(transaction, content, { catalogue, now });
  await insertSearchIndex(transaction, mallId, { productByNo: catalogue.productByNo, ...content });
  await insertSpecialSales(transaction, content, now);
  await insertTexts(transaction, content);
  await insertRows(transaction, 'joinQuestion', content.joinQuestions.map(ofMall(mallId)));
  await insertMembers(transaction, content);
  await insertQuestions(transaction, content);
  await insertBasket(transaction, content, { catalogue, now });
  await insertSearchLog(transaction, content, now);
}

async function insertListings(
  transaction: SeedTransaction,
  content: MallContent,
  { catalogue, now }: Surroundings,
): Promise<void> {
  const inMall = ofMall(content.mall.mallId);
  const payments = cardMonthlyPayments(catalogue, content.supports, now);
  const terms = content.listings.flatMap(({ productNo }) => {
    const product = catalogue.productByNo.get(productNo);
    return product?.kind === 'subscription' ? product.terms.map((term) => ({ productNo, ...term })) : [];
  });
  await insertRows(transaction, 'category', content.categories.map(inMall));
  // The index of a new mall is built completely.
  await sql`alter table listing disable trigger listing_search_born`.execute(transaction);
  await insertRows(transaction, 'listing', listingRows(content, payments));
  await sql`alter table listing enable trigger listing_search_born`.execute(transaction);
  await insertRows(transaction, 'deliveryFee', content.deliveryFees.map(inMall));
  await insertRows(transaction, 'wirelessSupport', content.supports.map(inMall));
  await insertRows(transaction, 'subscriptionTerm', terms.map(inMall));
}

function* listingRows({ mall, listings }: MallContent, payments: ReadonlyMap<string, number>): Generator<object> {
  const inMall = ofMall(mall.mallId);
  for (const listing of listings)
    yield inMall({ ...listing, salePrice: payments.get(listing.productNo) ?? listing.salePrice });
}

async function insertTexts(transaction: SeedTransaction, content: MallContent): Promise<void> {
  const inMall = ofMall(content.mall.mallId);
  const posts = content.posts.map((post) => ({ ...post, html: sanitisedOnce(post.html) }));
  const faqs = content.faqs.map((faq) => ({ ...faq, answerHtml: sanitisedOnce(faq.answerHtml) }));
  await insertRows(transaction, 'contentRevision', posts.map(livePost).map(inMall));
  await insertRows(transaction, 'contentRevision', content.popups.map(livePopup).map(inMall));
  await insertRows(transaction, 'contentRevision', liveHomes(content).map(inMall));
  await insertRows(transaction, 'contentRevision', liveDisplays(content).map(inMall));
  await sql`select publish_content(kind, key) from content_revision where mall_id = ${content.mall.mallId} and is_current`.execute(
    transaction,
  );
  await insertRows(transaction, 'faq', faqs.map(inMall));
}

/** A post that has been on its board since its day. */
const livePost = ({ boardType, postNo, postedOn, ...words }: BoardPost) => ({
  ...{ kind: boardType, key: postNo, revisionNo: 1, isCurrent: true, state: 'LIVE' },
  ...{ startsAt: `${postedOn}T00:00:00+09:00`, madeAt: `${postedOn}T00:00:00+09:00` },
  body: { ...words, files: [] } satisfies PostBody,
});

/** A popup that has been open since its first day. */
const livePopup = ({ popupNo, type, device, html, url, sortOrder, opensAt, closesAt }: Popup) => {
  const clean = sanitisedOnce(html);
  const title = clean
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  return {
    ...{ kind: 'POPUP', key: popupNo, revisionNo: 1, isCurrent: true, state: 'LIVE' },
    ...{ startsAt: opensAt, endsAt: closesAt, madeAt: opensAt },
    body: {
      ...{ title: title || '팝업', popupType: type, device, html: clean, image: '', shownHtml: clean },
      ...{ link: url, place: sortOrder },
    } satisfies PopupBody,
  };
};

const homeSince = '2026-11-01T00:00:00+09:00';
const always = { startsAt: null, endsAt: null };

/** The homes of both devices, for corners that have an area. */
const liveHomes = ({ corners }: MallContent) =>
  devices.flatMap((device) => {
    const own = corners.filter((corner) => corner.device === device);
    if (own.length === 0) return [];
    const areas = own
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map(({ areaCode, title, subtitle, link, items }) => ({
        ...{ area: areaCode, title, subtitle, link },
        items: items.map((item) => ({ ...item, ...always })),
      }));
    const body = { title: device === 'pc' ? 'PC 홈' : '모바일 홈', device, corners: areas } satisfies HomeBody;
    return [
      {
        ...{ kind: 'HOME', key: homeKeys[device], revisionNo: 1, isCurrent: true, state: 'LIVE' },
        ...{ startsAt: homeSince, madeAt: homeSince, body },
      },
    ];
  });

const ofMall =
  (mallId: number) =>
  <Row extends object>(row: Row): Row & { mallId: number } => ({ mallId, ...row });
