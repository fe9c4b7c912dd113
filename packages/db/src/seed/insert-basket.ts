import { sql } from 'kysely';
import type { SeedTransaction } from './bulk-insert.ts';
import { seededRandom } from './content/random.ts';
import type { GoodsProduct, Listing, ProductOption } from './content/types.ts';
import type { Catalogue, MallContent } from './seed-content.ts';

type Offer = { readonly product: GoodsProduct; readonly option: ProductOption; readonly price: number };
type Wish = {
  readonly isMet: (offer: Offer) => boolean;
  readonly quantity: number;
  /** The amount in won by which the price has changed since. */
  readonly change?: number;
};

/** 100,000 goods are not all needed for a basket. */
const mostLookedAt = 2000;

const isLeft = ({ product, option }: Offer) =>
  product.state === 'GD00403' && option.useCode === 'GD00701' && option.stockQuantity > 5;
const isSoldOut = ({ product, option }: Offer) =>
  option.useCode === 'GD00701' &&
  (product.state === 'GD00405' || (product.state === 'GD00403' && option.stockQuantity === 0));
const isParcel = (offer: Offer) => isLeft(offer) && offer.product.deliveryMethod === '1';
const hasChoice = ({ product }: Offer) => product.options.length > 1;

/** One line for everything that a basket can show. */
const wishes: readonly Wish[] = [
  { isMet: (offer) => isParcel(offer) && offer.product.hasFreeDelivery && hasChoice(offer), quantity: 1 },
  { isMet: (offer) => isParcel(offer) && offer.product.hasFreeDelivery, quantity: 2, change: -2_000 },
  { isMet: (offer) => isParcel(offer) && !offer.product.hasFreeDelivery, quantity: 1 },
  { isMet: (offer) => isLeft(offer) && offer.product.deliveryMethod === '2', quantity: 1 },
  { isMet: isSoldOut, quantity: 1 },
];

/** What the first member of a mall has in the basket, added just before `now`. */
export async function insertBasket(
  transaction: SeedTransaction,
  { mall, members, listings }: MallContent,
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: Date },
): Promise<void> {
  const [member] = members;
  // R1.06, R6.02: a marketing mall's guest and a member who orders by spreadsheet have none.
  if (!member || mall.isMarketing || mall.salesType === 'UPLOAD') return;
  const random = seededRandom(`basket of ${mall.mallUrl}`);
  const offers = listings.slice(0, mostLookedAt).flatMap((listing) => offersOf(listing, catalogue));
  const lines = wishes.flatMap(({ isMet, quantity, change = 0 }) => {
    const fitting = offers.filter(isMet);
    const offer = fitting[random.between(0, fitting.length - 1)];
    return offer ? [{ offer, quantity, priceWhenAdded: offer.price - change }] : [];
  });
  await sql`
    insert into cart_line (mall_id, member_no, product_no, option_no, quantity, price_when_added, added_at, touched_at)
    select m.mall_id, m.member_no, line.product_no, option_no, quantity, price, time, time
    from member m, unnest(
      ${lines.map(({ offer }) => offer.product.productNo)}::text[], ${lines.map(({ offer }) => offer.option.optionNo)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[], ${lines.map(({ priceWhenAdded }) => priceWhenAdded)}::int[]
    ) with ordinality line (product_no, option_no, quantity, price, place),
    lateral (select ${now}::timestamptz - place * interval '7 hours' as time)
    where m.mall_id = ${mall.mallId} and m.login_id = ${member.loginId}
    on conflict do nothing`.execute(transaction);
}

function offersOf({ productNo, isOn, salePrice }: Listing, { productByNo }: Catalogue): Offer[] {
  const product = productByNo.get(productNo);
  if (!isOn || product?.kind !== 'goods' || product.approval !== 'Y') return [];
  return product.options.map((option) => ({ product, option, price: salePrice + option.extraPrice }));
}
