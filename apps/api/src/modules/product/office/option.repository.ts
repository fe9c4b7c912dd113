import type { ProductOption } from '@mall/contracts/office/product-options';
import { sql } from 'kysely';
import type { Runner } from './product.repository.ts';

/** Options of a running or coming special sale. */
export async function listOptionsOnSpecialSale(runner: Runner, productNo: string, at: Date): Promise<number[]> {
  const { rows } = await sql<{ optionNo: number }>`
    select distinct unnest(option_nos) as option_no from special_sale
    where product_no = ${productNo} and ends_at > ${at}`.execute(runner);
  return rows.map(({ optionNo }) => optionNo);
}

/** Those of these pictures that the library has, locked, so that none is removed meanwhile. */
export async function findPictures(runner: Runner, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from media where name = any (${names}::text[]) order by name for key share`.execute(runner);
  return rows.map(({ name }) => name);
}

const columnsOf = (options: readonly ProductOption[]) => {
  const all = <Field extends keyof ProductOption>(field: Field) => options.map((option) => option[field]);
  return sql`unnest(${all('optionNo')}::int[], ${all('colourName')}::text[], ${all('colourHex')}::text[], ${all('label')}::text[],
    ${all('extraPrice')}::int[], ${all('useCode')}::text[], ${all('image')}::text[])
    as written (option_no, colour_name, colour_hex, label, extra_price, use_code, image)`;
};

export async function updateOptions(
  runner: Runner,
  productNo: string,
  options: readonly ProductOption[],
): Promise<void> {
  await sql`
    update product_option o set colour_name = written.colour_name, colour_hex = written.colour_hex, label = written.label,
      extra_price = written.extra_price, use_code = written.use_code, image = written.image
    from ${columnsOf(options)} where o.product_no = ${productNo} and o.option_no = written.option_no`.execute(runner);
}

/** Inserts options in their order, with the numbers after the highest one ever used. Their shelves are empty. */
export async function insertOptions(
  runner: Runner,
  productNo: string,
  options: readonly ProductOption[],
): Promise<void> {
  const { rows } = await sql<{ highest: number }>`
    select coalesce(max(option_no), 0) as highest from product_option where product_no = ${productNo}`.execute(runner);
  const first = (rows[0]?.highest ?? 0) + 1;
  const numbered = options.map((option, index) => ({ ...option, optionNo: first + index }));
  await sql`
    insert into product_option (product_no, option_no, colour_name, colour_hex, label, extra_price, use_code, image)
    select ${productNo}, written.* from ${columnsOf(numbered)}`.execute(runner);
}

export async function updateColourFamilies(runner: Runner, productNo: string, families: string[]): Promise<void> {
  await sql`
    update product set colour_families = ${families}::text[]
    where product_no = ${productNo} and colour_families <> ${families}::text[]`.execute(runner);
}
