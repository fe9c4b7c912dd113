import type { Client } from 'pg';
import type { GoodsProduct } from '../content/types.ts';
import { sanitisedOnce } from '../sanitised-once.ts';
import { copyRows, type Row } from './copy-rows.ts';
import type { NoticeGroups } from './notice-groups.ts';

/** Tables of the catalogue that further goods have rows in. */
export const catalogueTables = ['product', 'product_option', 'option_stock', 'stock_adjustment'];

/** New goods with their options and first stock. */
export async function insertGoods(
  client: Client,
  goods: readonly GoodsProduct[],
  { groupOf, at }: { readonly groupOf: NoticeGroups; readonly at: string },
): Promise<void> {
  await copyRows(
    client,
    `product (product_no, kind, name, brand_id, model_name, summary, tag, search_tags, stickers, state, approval, market_price, image,
      images, description_html, specifications, statutory_notice, notice_group, delivery_method, has_free_delivery, ships_today,
      delivery_note, registered_on, colour_families)`,
    goods.map((product) => productRow(product, groupOf(product))),
  );
  await copyRows(
    client,
    'product_option (product_no, option_no, colour_name, colour_hex, image, label, extra_price, use_code)',
    eachOption(goods, ({ productNo }, option) => [
      ...[productNo, option.optionNo, option.colourName, option.colourHex],
      ...[option.image, option.label, option.extraPrice, option.useCode],
    ]),
  );
  await copyRows(
    client,
    'option_stock (product_no, option_no, quantity)',
    eachOption(goods, ({ productNo }, { optionNo, stockQuantity }) => [productNo, optionNo, stockQuantity]),
  );
  await copyRows(
    client,
    'stock_adjustment (product_no, option_no, kind, pieces, happened_at)',
    eachOption(goods, ({ productNo }, { optionNo, stockQuantity }) =>
      stockQuantity > 0 ? [productNo, optionNo, 'OPENING', stockQuantity, at] : undefined,
    ),
  );
  // What a trigger does for each.
  await client.query(
    'update product set is_sold_out = true where product_no = any ($1::text[]) and is_gone(kind, state, product_no)',
    [goods.map(({ productNo }) => productNo)],
  );
}

function* eachOption(
  goods: readonly GoodsProduct[],
  rowOf: (product: GoodsProduct, option: GoodsProduct['options'][number]) => Row | undefined,
): Generator<Row, undefined> {
  for (const product of goods) {
    for (const option of product.options) {
      const row = rowOf(product, option);
      if (row) yield row;
    }
  }
}

const productRow = (product: GoodsProduct, noticeGroup: string | null): Row => [
  ...[product.productNo, product.kind, product.name, product.brandId, product.modelName, product.summary, product.tag],
  ...[product.searchTags, JSON.stringify(product.stickers), product.state, product.approval, product.marketPrice],
  ...[product.image, product.images, sanitisedOnce(product.descriptionHtml), JSON.stringify(product.specifications)],
  ...[JSON.stringify(product.statutoryNotice), noticeGroup, product.deliveryMethod, product.hasFreeDelivery],
  ...[product.shipsToday, product.deliveryNote, product.registeredOn, product.colourFamilies],
];
