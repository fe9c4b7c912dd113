import { memoised, type SearchDocument } from '@mall/domain/search-document';
import { suggestionRows } from '@mall/domain/search-suggestions';
import { lettersOf } from '@mall/domain/search-text';
import type { Client } from 'pg';
import { documentsIn, listedOf, shownOf } from '../insert-search-index.ts';
import type { Listed, MallContent } from '../seed-content.ts';
import { copyRows, type Row } from './copy-rows.ts';
import type { LargeSet } from './enlarged-set.ts';
import { categoryIn } from './generate-malls.ts';

/** Documents are in letters; without one it is what the first mall says of the product. */
const newListing = `
  create temp table if not exists new_listing (
    mall_id int, product_no text collate "C", category_no text collate "C", sale_price int, sort_order int, is_on boolean,
    favourite_count int, listed_on date, name text, name_initials text, document text
  ) on commit delete rows`;

/** What the trigger `listing_from_product` does row by row. */
const insertListings = `
  insert into listing (mall_id, product_no, category_no, sale_price, sort_order, is_on, favourite_count, listed_on, kind, brand_id,
    is_visible, is_sold_out, has_free_delivery, ships_today, colour_families, discount_rate)
  select n.mall_id, product_no, n.category_no, n.sale_price, n.sort_order, n.is_on, n.favourite_count, n.listed_on, p.kind, p.brand_id,
    is_offered(n.is_on, p.approval, p.state), p.is_sold_out, p.has_free_delivery, p.ships_today, p.colour_families,
    listed_discount(p.kind, p.market_price, n.sale_price)
  from new_listing n join product p using (product_no)`;

/** What the trigger `listing_search_prepared` does row by row. */
const insertDocuments = `
  insert into listing_search (mall_id, product_no, name, name_initials, document, kind, brand_id, category_no,
    sale_price, discount_rate, popularity, is_visible, is_sold_out, has_free_delivery, ships_today, listed_on)
  select l.mall_id, l.product_no, coalesce(packed_letters(n.name), said.name),
    coalesce(packed_letters(n.name_initials), said.name_initials), coalesce(packed_letters(n.document), said.document),
    l.kind, l.brand_id, l.category_no, l.sale_price, l.discount_rate, l.favourite_count, l.is_visible, l.is_sold_out,
    l.has_free_delivery, l.ships_today, l.listed_on
  from new_listing n join listing l using (mall_id, product_no)
  left join listing_search said on n.document is null and said.mall_id = 1 and said.product_no = n.product_no`;

/** What a mall lists, with its document unless the first mall says the same. */
type NewListing = Listed & { readonly mallId: number; readonly document: SearchDocument | null };

/** Lists goods in malls, with their documents of the search. */
export async function listGoods(client: Client, listings: Iterable<NewListing>): Promise<void> {
  await client.query(newListing);
  await copyRows(client, 'new_listing', rowsOf(listings));
  await client.query(insertListings);
  await client.query(insertDocuments);
}

function* rowsOf(listings: Iterable<NewListing>): Generator<Row, undefined> {
  for (const { mallId, listing, document } of listings) {
    const { productNo, categoryNo, salePrice, sortOrder, isOn, favouriteCount, listedOn } = listing;
    yield [
      ...[mallId, productNo, categoryNo, salePrice, sortOrder, isOn, favouriteCount, listedOn],
      ...[document?.name ?? null, document?.nameInitials ?? null, document?.document ?? null],
    ];
  }
}

/** Lists the further goods of malls other than the first, which lists them already, in the search too. */
export async function listFurtherGoods(client: Client, set: LargeSet, contents: readonly MallContent[]): Promise<void> {
  await listGoods(client, newListingsOf(set, contents));
  await copySuggestions(client, set, contents);
}

function* newListingsOf(set: LargeSet, contents: readonly MallContent[]): Generator<NewListing, undefined> {
  const categoryInFirst = categoryIn(set.first.categories);
  for (const content of contents) {
    const documentOf = documentsIn(content.categories);
    for (const listed of set.listedIn(content)) {
      const isSaid = categoryInFirst(listed.product) === listed.listing.categoryNo;
      yield { mallId: content.mall.mallId, ...listed, document: isSaid ? null : documentOf(listed) };
    }
  }
}

/** Generated names and tags have few different words. */
const lettersOfWord = memoised(lettersOf);

/** Makes what the search of malls suggests, from all that they list. */
export const copySuggestions = (client: Client, set: LargeSet, contents: readonly MallContent[]): Promise<void> =>
  copyRows(client, 'search_suggestion (mall_id, text, kind, jamo, initials, weight)', suggestionsOf(set, contents));

function* suggestionsOf(set: LargeSet, contents: readonly MallContent[]): Generator<Row, undefined> {
  for (const content of contents) {
    const shown = shownOf(allListed(set, content), content.categories);
    for (const { text, kind, jamo, initials, weight } of suggestionRows(shown, lettersOfWord))
      yield [content.mall.mallId, text, kind, jamo, initials, weight];
  }
}

function* allListed(set: LargeSet, content: MallContent): Generator<Listed, undefined> {
  yield* listedOf(content.listings, set.demo.catalogue.productByNo);
  yield* content === set.first ? set.listedInFirst(0, set.goods.count) : set.listedIn(content);
}
