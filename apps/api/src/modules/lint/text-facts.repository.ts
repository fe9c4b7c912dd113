import type { PopupType } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import type { BannerFact, LinkFact, LintFacts, TextPlace } from '@mall/domain/lint/facts';
import { wordings } from '@mall/domain/lint/wordings';
import { hiddenDays } from '@mall/domain/popup-rest';
import { sql } from 'kysely';

type Moment = { readonly at: Date; readonly today: string };

/** The texts that a mall shows or has prepared, each with a key of its kind. */
const shown = ({ mallId }: MallTransaction, { at, today }: Moment) => sql`
  select 'product' as kind, p.product_no as key, p.name, concat_ws(E'\n', p.name, p.summary, p.tag, p.description_html) as text
  from listing l join product p using (product_no) where l.mall_id = ${mallId} and l.is_visible
  union all
  select 'sale', sale_no::text, headline, headline from special_sale where mall_id = ${mallId} and ends_at > ${at}
  union all
  select 'popup', popup_no::text, popup_no || '번', html from popup where mall_id = ${mallId} and (closes_at is null or closes_at > ${at})
  union all
  select 'banner', ${cornerKey}, coalesce(nullif(item ->> 'title', ''), area_code),
    concat_ws(E'\n', item ->> 'title', item ->> 'subtitle', item ->> 'kicker', item ->> 'label')
  from corner, jsonb_array_elements(items) with ordinality as shown (item, place) where mall_id = ${mallId}
  union all
  select 'exhibition', exhibition_no::text, title, concat_ws(E'\n', kicker, title, subtitle, description, array_to_string(notice_lines, E'\n'))
  from exhibition where mall_id = ${mallId} and ends_on >= ${today}::date
  union all
  select 'post', ${postKey}, title, concat_ws(E'\n', title, summary, html) from board_post where mall_id = ${mallId}
  union all
  select 'page', page_name, title, html from content_page where mall_id = ${mallId}
  union all
  select 'faq', faq_no::text, question, concat_ws(E'\n', question, answer_html) from faq where mall_id = ${mallId}`;

const cornerKey = sql`area_code || '-' || device || '-' || place`;
/** In the format of the list of posts. */
const postKey = sql`mall_id || '-' || board_type || '-' || post_no`;

/** Where questionable wordings occur: the database searches the texts, because there may be many. */
export async function readWordings(transaction: MallTransaction, moment: Moment): Promise<LintFacts['wordings']> {
  const { rows } = await sql<LintFacts['wordings'][number]>`
    select t.kind, t.key, t.name, w.wording, substring(t.text from w.pattern) as found
    from (${shown(transaction, moment)}) t
    join unnest(${Object.keys(wordings)}::text[], ${Object.values(wordings).map(unnumbered)}::text[]) w (wording, pattern) on t.text ~ w.pattern
    order by t.kind, t.key, w.wording`.execute(transaction);
  return rows;
}

/** `substring` returns what the first group matched: the whole pattern is made one group, and the others do not capture. */
const unnumbered = (pattern: string): string => `(${pattern.replaceAll(/\((?!\?)/g, '(?:')})`;

/** Content with its own backgrounds and pictures. */
export async function readBanners(transaction: MallTransaction, { today }: Moment): Promise<BannerFact[]> {
  const { mallId } = transaction;
  const { rows } = await sql<BannerFact>`
    select 'banner' as kind, ${cornerKey} as key, coalesce(nullif(item ->> 'title', ''), area_code) as name, item ->> 'image' as image,
      concat_ws(' ', item ->> 'title', item ->> 'label') as words, coalesce((item ->> 'isOnDark')::boolean, false) as is_on_dark,
      array_remove(array[item ->> 'colourFrom', item ->> 'colourTo'], null) as grounds
    from corner, jsonb_array_elements(items) with ordinality as shown (item, place)
    where mall_id = ${mallId} and coalesce(item ->> 'goodsGroupNo', '') = ''
    union all
    select 'exhibition', exhibition_no::text, title, image, title, is_on_dark, array[colour_from, colour_to]
    from exhibition where mall_id = ${mallId} and ends_on >= ${today}::date
    order by kind, key`.execute(transaction);
  return rows;
}

/** The kinds of popup that are open. */
export async function readPopups(transaction: MallTransaction, { at }: Moment): Promise<LintFacts['popups']> {
  const { rows } = await sql<{ type: PopupType }>`
    select distinct type from popup
    where mall_id = ${transaction.mallId} and opens_at <= ${at} and (closes_at is null or closes_at > ${at})
    order by type`.execute(transaction);
  return rows.map(({ type }) => ({ type, hiddenDays: hiddenDays[type] }));
}

/** Popups with pictures only, without text for those who cannot see them. */
export async function readMutePictures(transaction: MallTransaction, { at }: Moment): Promise<TextPlace[]> {
  const { rows } = await sql<TextPlace>`
    select 'popup' as kind, popup_no::text as key, popup_no || '번' as name from popup
    where mall_id = ${transaction.mallId} and (closes_at is null or closes_at > ${at}) and html ~ '<img'
      and btrim(regexp_replace(html, '<[^>]*>|\s', '', 'g')) = '' and html !~ 'alt="[^"]+"'
    order by popup_no`.execute(transaction);
  return rows;
}

/** Every link that the mall shows, including those within texts, and each product named by its home, exhibitions and posts. */
export async function readLinks(
  transaction: MallTransaction,
  moment: Moment,
): Promise<(LinkFact & { productNo: string })[]> {
  const { mallId } = transaction;
  const { rows } = await sql<LinkFact & { productNo: string }>`
    select 'banner' as kind, ${cornerKey} as key, coalesce(nullif(item ->> 'title', ''), area_code) as name,
      coalesce(item ->> 'link', '') as link, coalesce(item ->> 'goodsGroupNo', '') as product_no
    from corner, jsonb_array_elements(items) with ordinality as shown (item, place) where mall_id = ${mallId}
    union all
    select 'popup', popup_no::text, popup_no || '번', url, '' from popup
    where mall_id = ${mallId} and (closes_at is null or closes_at > ${moment.at})
    union all
    select t.kind, t.key, t.name, link[1], '' from (${shown(transaction, moment)}) t, regexp_matches(t.text, 'href="(/[^"]*)"', 'g') link
    union all
    select 'exhibition', e.exhibition_no::text, e.title, '', product_no
    from exhibition e join exhibition_section s using (mall_id, exhibition_no), unnest(s.product_nos) product_no
    where e.mall_id = ${mallId} and e.ends_on >= ${moment.today}::date
    union all
    select 'post', ${postKey}, title, '', product_no from board_post, unnest(product_nos) product_no where mall_id = ${mallId}
    order by kind, key`.execute(transaction);
  return rows;
}

type Named = {
  readonly products: readonly string[];
  readonly exhibitions: readonly number[];
  readonly sales: readonly number[];
  readonly posts: readonly string[];
};

/** Those of these things that the mall shows, as `kind key`. */
export async function readShownThings(
  transaction: MallTransaction,
  { products, exhibitions, sales, posts }: Named,
): Promise<Set<string>> {
  const { mallId } = transaction;
  const { rows } = await sql<{ thing: string }>`
    select 'product ' || product_no as thing from listing where mall_id = ${mallId} and is_visible and product_no = any (${products}::text[])
    union all
    select 'exhibition ' || exhibition_no from exhibition where mall_id = ${mallId} and exhibition_no = any (${exhibitions}::int[])
    union all
    select 'specialSale ' || sale_no from special_sale where mall_id = ${mallId} and sale_no = any (${sales}::int[])
    union all
    select 'post ' || board_type || '-' || post_no from board_post
    where mall_id = ${mallId} and board_type || '-' || post_no = any (${posts}::text[])`.execute(transaction);
  return new Set(rows.map(({ thing }) => thing));
}
