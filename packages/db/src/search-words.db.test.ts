import { documentMaker, type SearchDocument } from '@mall/domain/search-document';
import { initialsOf, interpretKeyword, jamoOf, normaliseText, type SearchWord } from '@mall/domain/search-text';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMall } from './in-mall.ts';
import { seededRandom } from './seed/content/random.ts';

type Source = Parameters<ReturnType<typeof documentMaker>>[0] & {
  readonly productNo: string;
  readonly categoryNames: string[];
};
type Listed = SearchDocument & { readonly productNo: string; readonly typable: string };

/** Words of one letter or syllable, consonants, repeated ones, and ones that are parts of each other. */
const awkwardNames = [
  '무 선 이어 폰 2 세대',
  '무선 이어폰 무선 이어폰',
  'ㅋㅋ 컵 ㄱ 자 선반',
  '가 가나 가나다 가나다라 마바사',
  'usb c 타입 c 허브 3.0',
  '로봇청소기 물걸레 청소기',
];

let db: TestDatabase;
/** What the first demo mall shows. */
let shown: Listed[];
beforeAll(async () => {
  db = await createTestDatabase();
  const documentOf = documentMaker();
  shown = (await listSources()).map(({ productNo, categoryNames, ...product }, place) => {
    const name = awkwardNames[place] ?? product.name;
    const typable = normaliseText([name, ...product.searchTags, product.modelName].join(' '));
    return { productNo, typable, ...documentOf({ ...product, name }, categoryNames) };
  });
  const documents = shown.map(({ productNo, name, nameInitials, document }) => ({
    ...{ mall_id: 1, product_no: productNo, name, name_initials: nameInitials, document },
  }));
  await sql`select write_search_documents(${JSON.stringify(documents)}::text::jsonb)`.execute(db.ownerDatabase);
});
afterAll(() => db.drop());

const listSources = async (): Promise<Source[]> =>
  (
    await sql<Source>`
      select l.product_no, p.name, p.model_name, b.name as brand_name, b.search_words as brand_words, p.tag, p.search_tags,
        array(select c.name from category c where c.mall_id = 1
          and c.category_no in (left(l.category_no, 2), left(l.category_no, 4), l.category_no) order by c.category_no) as category_names
      from listing l join product p using (product_no) join brand b on b.brand_id = p.brand_id
      where l.mall_id = 1 and l.is_visible order by l.product_no`.execute(db.ownerDatabase)
  ).rows;

type Ranked = readonly [productNo: string, rank: number];
const jsonOf = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

const search = (words: readonly SearchWord[], phrases: readonly string[]): Promise<Ranked[]> =>
  inMall(db.database, { mallId: 1 }, async (transaction) => {
    const { rows } = await sql<{ productNo: string; rank: number }>`
      select product_no, rank from search_listing(${jsonOf(words)}, ${jsonOf(phrases)}) order by product_no`.execute(
      transaction,
    );
    return rows.map(({ productNo, rank }) => [productNo, rank]);
  });

/** Letter by letter: three anywhere, two where a word begins, one where a word of the name does, eight in the name without its spaces, too. */
function isMet({ name, nameInitials, document }: Listed, { jamo, initials }: SearchWord): boolean {
  const holds = (form: string) => {
    if (form.length === 1) return ` ${name}`.includes(` ${form}`) || ` ${nameInitials}`.includes(` ${form}`);
    return form.length === 2 ? ` ${document}`.includes(` ${form}`) : document.includes(form);
  };
  const isJoined = (form: string) => form.length >= 8 && name.replaceAll(' ', '').includes(form);
  return jamo.some((form) => holds(form) || isJoined(form)) || (initials !== null && holds(initials));
}

/** The whole name 4, its beginning 3, the beginning of a word of it 2; initial consonants anywhere in it 1. */
function rankOf({ name, nameInitials }: Listed, words: readonly SearchWord[], phrases: readonly string[]): number {
  const points = (form: string) => {
    if (name === form) return 4;
    if (name.startsWith(form)) return 3;
    return name.includes(` ${form}`) ? 2 : 0;
  };
  const forms = [...words.flatMap(({ jamo }) => jamo), ...phrases];
  const byInitials = words.filter(({ initials }) => initials !== null && nameInitials.includes(initials));
  return forms.reduce((sum, form) => sum + points(form), byInitials.length);
}

const find = (words: readonly SearchWord[], phrases: readonly string[]): Ranked[] =>
  shown
    .filter((listed) => words.every((word) => isMet(listed, word)))
    .map((listed) => [listed.productNo, rankOf(listed, words, phrases)]);

const keys = new Map(
  [...'ㅂqㅈwㄷeㄱrㅅtㅛyㅕuㅑiㅐoㅔpㅁaㄴsㅇdㄹfㅎgㅗhㅓjㅏkㅣlㅋzㅌxㅊcㅍvㅠbㅜnㅡm'.matchAll(/(.)(.)/gu)].map(
    ([, letter = '', key = '']) => [letter, key],
  ),
);
const onEnglishLayout = (word: string) => [...jamoOf(word)].map((letter) => keys.get(letter) ?? letter).join('');

type Way = (words: readonly string[], cut: (text: string) => string) => string;
/** Words of a name: whole, begun, several written as one, cut out of these, initial consonants, on the wrong layout, and more than one. */
const ways: readonly Way[] = [
  ([word = '']) => word,
  ([word = '']) => word.slice(0, 2),
  ([word = '']) => word.slice(0, 1),
  ([word = '']) => jamoOf(word).slice(0, 1),
  ([word = ''], cut) => cut(jamoOf(word)),
  ([word = '', next = '']) => word + next,
  (words) => words.join(''),
  (words, cut) => cut(words.slice(0, 4).join('')),
  (words, cut) => cut(jamoOf(words.slice(0, 3).join(''))),
  ([word = '', next = '']) => word.slice(-1) + next.slice(0, 2),
  ([word = '', next = '', last = '']) => word.slice(-1) + next + last.slice(0, 1),
  ([word = '']) => initialsOf(word),
  (words, cut) => cut(initialsOf(words.slice(0, 3).join(''))),
  ([word = '']) => onEnglishLayout(word),
  ([word = '', next = '']) => `${word} ${next}`,
  ([word = '', next = '', last = '']) => `${initialsOf(word)} ${next + last}`,
  (words) => words.join(' '),
];

test('what is typed finds what has its letters, ranked by where the name has them, and nothing else', async () => {
  const random = seededRandom('words of a search');
  const cut = (text: string) => {
    const from = random.between(0, 3);
    return text.slice(from, from + random.between(1, 12));
  };
  let [joined, none] = [0, 0];
  for (let place = 0; place < ways.length * 30; place += 1) {
    const { typable } = place % 3 === 0 ? random.pick(awkward()) : random.pick([...shown] as [Listed, ...Listed[]]);
    const words = typable.split(' ');
    const typed = ways[place % ways.length]?.(words.slice(random.between(0, words.length - 1)), cut) ?? '';
    const terms = interpretKeyword(typed);
    if (terms.length === 0) continue;
    const phrases = [jamoOf(typed)];
    const found = find(terms, phrases);
    expect([typed, await search(terms, phrases)]).toEqual([typed, found]);
    joined += found.filter(([productNo]) => isOnlyJoined(productNo, terms)).length;
    none += found.length === 0 ? 1 : 0;
  }
  // Some of them only because they are several words of a name, and some not at all.
  expect(joined).toBeGreaterThan(15);
  expect(none).toBeGreaterThan(10);
});

const awkward = () => shown.slice(0, awkwardNames.length) as [Listed, ...Listed[]];
const isOnlyJoined = (productNo: string, terms: readonly SearchWord[]): boolean => {
  const document = shown.find((listed) => listed.productNo === productNo)?.document ?? '';
  return terms.some(({ jamo }) => jamo.every((form) => form.length >= 8 && !document.includes(form)));
};

test('words that are learnt twice at once, or again, stand once; one of a document becomes one of a name', async () => {
  const learn = (name: string, document: string) =>
    sql`select learn_search_words(${jsonOf([{ name, document }])})`.execute(db.ownerDatabase);
  const known = async () =>
    (
      await sql<{ letters: string; inName: boolean }>`
        select letters, in_name from search_word where letters like 'zz%' order by letters`.execute(db.ownerDatabase)
    ).rows.map(({ letters, inName }) => [letters, inName]);
  await Promise.all([learn('zz1', 'zz1 zz2 zz3'), learn('zz1', 'zz1 zz3 zz2')]);
  expect(await known()).toEqual([
    ['zz1', true],
    ['zz2', false],
    ['zz3', false],
  ]);
  await learn('zz2 zz4', 'zz2 zz4');
  await learn('', 'zz1 zz2');
  expect(await known()).toEqual([
    ['zz1', true],
    ['zz2', true],
    ['zz3', false],
    ['zz4', true],
  ]);
});

test('a search reads little of what was just written to the index, however much that was', async () => {
  const rewritten = await sql<{ count: number }>`
    with changed as (update listing_search set document = document || ' zz5' where mall_id = 1 returning product_no)
    select count(*)::int as count from changed`.execute(db.ownerDatabase);
  // Fifty pages of them.
  expect(rewritten.rows[0]?.count).toBeGreaterThan(400);
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
  }>`
    explain (analyze, buffers, format json) select from listing_search s
    where s.mall_id = 1 and string_to_array(ltrim(s.document), ' ') && (select array['zz0'])`.execute(db.ownerDatabase);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  expect(JSON.stringify(plan)).toContain('listing_search_words');
  expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(30);
});
