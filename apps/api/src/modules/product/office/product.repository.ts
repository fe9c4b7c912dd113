import { isDeepStrictEqual } from 'node:util';
import type { ProductKind } from '@mall/contracts/codes';
import type { NoticeGroup } from '@mall/contracts/office/product-choices';
import type { ProductDetail, ProductFields, ProductWords } from '@mall/contracts/office/products';
import type { GoodsState } from '@mall/contracts/product-codes';
import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { findPictures } from './option.repository.ts';

/** Anything that runs a statement of the office. */
export type Runner = Pick<OfficeReader, 'getExecutor'>;

const wordColumns = sql`p.name, p.brand_id, p.supplier_no, p.model_name, p.summary, p.tag, p.search_tags, p.stickers, p.market_price,
  to_char(p.market_price_on, 'YYYY-MM-DD') as market_price_on,
  case when p.image = any (p.images) then p.images else p.image || p.images end as images, p.description_html, p.specifications,
  p.notice_group, p.statutory_notice, p.delivery_method, p.has_free_delivery, p.ships_today, p.delivery_note, p.most_pieces`;

export type StoredWords = Omit<ProductWords, 'options'>;
export type StoredOption = ProductWords['options'][number] & { readonly stock: number; readonly wasSold: boolean };

export async function findWords(runner: Runner, productNo: string): Promise<StoredWords | undefined> {
  const { rows } =
    await sql<StoredWords>`select ${wordColumns} from product p where p.product_no = ${productNo}`.execute(runner);
  return rows[0];
}

/** Every option, with its pieces on the shelf, and whether anybody has ever bought or applied for it. */
export async function listProductOptions(runner: Runner, productNo: string): Promise<StoredOption[]> {
  const { rows } = await sql<StoredOption>`
    select o.option_no, o.colour_name, o.colour_hex, o.label, o.extra_price, o.use_code, o.image, s.quantity as stock,
      exists (select from order_line l where l.product_no = o.product_no and l.option_no = o.option_no)
        or exists (select from application a where a.product_no = o.product_no and a.option_no = o.option_no) as was_sold
    from product_option o join option_stock s using (product_no, option_no)
    where o.product_no = ${productNo} and o.use_code <> 'GD00704' order by o.option_no`.execute(runner);
  return rows;
}

export async function listListings(reader: OfficeReader, productNo: string): Promise<ProductDetail['listings']> {
  const { rows } = await sql<ProductDetail['listings'][number]>`
    select l.mall_id, mall.name as mall_name, l.sale_price as price, c.name as category, l.is_on, l.is_visible
    from listing l join mall using (mall_id) join category c using (mall_id, category_no)
    where l.product_no = ${productNo} and ${ofScope('l.mallId', reader.scope)} order by mall.name limit 2000`.execute(
    reader,
  );
  return rows;
}

/** By field: the values before and after. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
/** The fields whose value differs afterwards. */
export const changesBetween = <F extends object>(before: F, after: F): Changes =>
  Object.fromEntries(
    (Object.keys(after) as (keyof F & string)[])
      .filter((name) => !isDeepStrictEqual(after[name], before[name]))
      .map((name) => [name, { before: before[name], after: after[name] }]),
  );

type StoredChange = {
  readonly version: number;
  readonly at: Date;
  readonly by: string | null;
  readonly reason: string;
  readonly changes: Changes;
};

export async function listChanges(runner: Runner, productNo: string): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select c.version, c.made_at as at, s.name as by, c.reason, c.changes
    from product_change c left join staff s using (staff_no)
    where c.product_no = ${productNo} order by c.version desc limit 50`.execute(runner);
  return rows;
}

export async function listBrands(runner: Runner): Promise<{ brandId: number; name: string }[]> {
  const { rows } = await sql<{ brandId: number; name: string }>`
    select brand_id, name from brand order by name limit 5000`.execute(runner);
  return rows;
}

type SupplierChoice = { readonly supplierNo: number; readonly name: string; readonly isActive: boolean };
export async function listSupplierChoices(runner: Runner): Promise<SupplierChoice[]> {
  const { rows } = await sql<SupplierChoice>`
    select supplier_no, name, state = 'ACTIVE' as is_active from supplier order by name limit 5000`.execute(runner);
  return rows;
}

export async function listNoticeGroups(runner: Runner): Promise<NoticeGroup[]> {
  const { rows } = await sql<NoticeGroup>`select code, name, lines from notice_group order by sort_order, code`.execute(
    runner,
  );
  return rows;
}

/** The product as it is before a change. */
export type HeldProduct = {
  readonly kind: ProductKind;
  readonly state: GoodsState;
  readonly tag: string;
  readonly marketPrice: number;
  readonly brandId: number;
  readonly supplierNo: number | null;
  readonly version: number;
  readonly by: string | null;
  readonly at: Date;
};

/** The product, locked against other changes. */
export async function lockProduct(runner: Runner, productNo: string): Promise<HeldProduct | undefined> {
  const { rows } = await sql<HeldProduct>`
    select p.kind, p.state, p.tag, p.market_price, p.brand_id, p.supplier_no, p.version, s.name as by, p.changed_at as at
    from product p left join staff s on s.staff_no = p.changed_by where p.product_no = ${productNo} for update of p`.execute(
    runner,
  );
  return rows[0];
}

export type Saved = {
  readonly productNo: string;
  readonly version: number;
  readonly staffNo: number;
  readonly at: Date;
  readonly reason?: string;
};

/** Writes these columns of a product, and records their previous values. */
export async function insertChange(
  runner: Runner,
  changes: Changes,
  { productNo, version, staffNo, at, reason = '' }: Saved,
): Promise<void> {
  await sql`
    insert into product_change (product_no, version, changes, reason, staff_no, made_at)
    values (${productNo}, ${version}, ${JSON.stringify(changes)}::text::jsonb, ${reason}, ${staffNo}, ${at})`.execute(
    runner,
  );
  await sql`
    update product set version = ${version}, changed_by = ${staffNo}, changed_at = ${at} where product_no = ${productNo}`.execute(
    runner,
  );
}

export type Cell = {
  readonly tag?: string | undefined;
  readonly marketPrice?: number | undefined;
  readonly brandId?: number | undefined;
  readonly supplierNo?: number | null | undefined;
};
export async function updateCell(runner: Runner, productNo: string, cell: Cell): Promise<void> {
  const { tag, marketPrice, brandId, supplierNo } = cell;
  await sql`
    update product set tag = coalesce(${tag ?? null}, tag), brand_id = coalesce(${brandId ?? null}::int, brand_id),
      supplier_no = case when ${supplierNo === undefined} then supplier_no else ${supplierNo ?? null}::int end,
      market_price = coalesce(${marketPrice ?? null}::int, market_price),
      -- The day belongs to the price that was seen then.
      market_price_on = case when market_price = coalesce(${marketPrice ?? null}::int, market_price) then market_price_on end
    where product_no = ${productNo}`.execute(runner);
}

export async function updateFields(runner: Runner, productNo: string, own: ProductFields): Promise<void> {
  await sql`
    update product set name = ${own.name}, brand_id = ${own.brandId}, supplier_no = ${own.supplierNo}, model_name = ${own.modelName},
      summary = ${own.summary}, tag = ${own.tag}, search_tags = ${own.searchTags}::text[], market_price = ${own.marketPrice},
      market_price_on = ${own.marketPriceOn}::date, image = (${own.images}::text[])[1], images = ${own.images}::text[],
      notice_group = ${own.noticeGroup}, statutory_notice = ${JSON.stringify(own.statutoryNotice)}::text::jsonb,
      delivery_method = ${own.deliveryMethod}, has_free_delivery = ${own.hasFreeDelivery}, ships_today = ${own.shipsToday},
      delivery_note = ${own.deliveryNote}, most_pieces = ${own.mostPieces},
      description_html = ${own.descriptionHtml}, specifications = ${JSON.stringify(own.specifications)}::text::jsonb
    where product_no = ${productNo}`.execute(runner);
}

export type Named = Pick<ProductFields, 'brandId' | 'noticeGroup' | 'images'>;
export type Known = { readonly brand: boolean; readonly group: boolean; readonly images: readonly string[] };

/** Which of the things that a product refers to exist; its brand and pictures are locked, so that none is removed meanwhile. */
export async function findNamed(runner: Runner, { brandId, noticeGroup, images }: Named): Promise<Known> {
  const pictures = await findPictures(runner, images);
  const { rows } = await sql<{ brand: boolean; group: boolean }>`
    select exists (select from brand where brand_id = ${brandId} for key share) as brand,
      exists (select from notice_group where code = ${noticeGroup}) as "group"`.execute(runner);
  return { brand: false, group: false, ...rows[0], images: pictures };
}

/** Whether products may be given this supplier; locked, so that it neither ends nor is removed meanwhile. */
export async function isSupplying(runner: Runner, supplierNo: number): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from supplier where supplier_no = ${supplierNo} and state = 'ACTIVE' for share) as is_there`.execute(
    runner,
  );
  return rows[0]?.isThere ?? false;
}

export async function hasBrand(runner: Runner, brandId: number): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from brand where brand_id = ${brandId}) as is_there`.execute(runner);
  return rows[0]?.isThere ?? false;
}

type State = { readonly state: GoodsState; readonly approval: 'R' | 'Y' | 'N' | undefined };
export async function updateState(runner: Runner, productNo: string, { state, approval }: State): Promise<void> {
  await sql`
    update product set state = ${state}, approval = coalesce(${approval ?? null}, approval)
    where product_no = ${productNo}`.execute(runner);
}

type New = Named & {
  readonly kind: ProductKind;
  readonly name: string;
  readonly modelName: string;
  readonly deliveryMethod: string;
};

/** Inserts a product that waits for approval, under a number from the database. */
export async function insertProduct(
  runner: Runner,
  { kind, name, brandId, modelName, noticeGroup, deliveryMethod, images }: New,
  { staffNo, at }: Pick<Saved, 'staffNo' | 'at'>,
): Promise<string> {
  const { rows } = await sql<{ productNo: string }>`
    insert into product (kind, name, brand_id, model_name, state, approval, image, images, notice_group, delivery_method, changed_by, changed_at)
    values (${kind}, ${name}, ${brandId}, ${modelName}, 'GD00401', 'R', ${images[0] ?? ''}, ${images}::text[], ${noticeGroup},
      ${deliveryMethod}, ${staffNo}, ${at}) returning product_no`.execute(runner);
  const [row] = rows;
  if (!row) throw new Error('a product without a number');
  return row.productNo;
}

/** Whether somebody waits for pieces of it, in any mall. */
export async function hasOpenOrders(runner: Runner, productNo: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from order_line l join mall_order o using (mall_id, order_no)
        where l.product_no = ${productNo} and o.state in ('PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED'))
      or exists (select from application where product_no = ${productNo}
        and state not in ('DELIVERED', 'REJECTED', 'CANCELLED', 'WITHDRAWN'))
      or exists (select from subscription_application where product_no = ${productNo}
        and state not in ('IN_USE', 'TERMINATED', 'CANCELLED')) as is_there`.execute(runner);
  return rows[0]?.isThere ?? false;
}

type LastMove = { readonly at: Date; readonly staffNo: number | null };
/** When it last entered a state, and by whom. */
export async function findLastMove(runner: Runner, productNo: string, to: GoodsState): Promise<LastMove | undefined> {
  const { rows } = await sql<LastMove>`
    select made_at as at, staff_no from product_change
    where product_no = ${productNo} and changes #>> '{state,after}' = ${to} order by version desc limit 1`.execute(
    runner,
  );
  return rows[0];
}
