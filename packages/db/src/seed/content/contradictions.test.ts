import { readdirSync } from 'node:fs';
import { pictureFolders, pictureFormats } from '@mall/domain/picture-sizes';
import { expect, test } from 'vitest';
import { goodsProducts } from './goods/goods-products.ts';
import { pictureOf, pictures } from './pictures.ts';
import { products } from './products.ts';
import { quickMenuEntries } from './storefronts/quick-menu.ts';

const units = ['kg', 'g', 'ml', 'L', '인치', '인용', 'W', 'GB', 'mm', 'cm', '매', '봉', '개', '단', '구', '병', '포'];
const amount = new RegExp(`((?:\\d[\\d,.]* × )*\\d[\\d,.]*)\\s?(${units.join('|')})(?![A-Za-z])`, 'g');

/** Every number in a text by its unit; in `44 × 38 mm` both numbers have the unit. */
function amountsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, numbers = '', unit = ''] of text.matchAll(amount)) {
    const known = found.get(unit) ?? new Set();
    for (const number of numbers.split(' × ')) known.add(number.replaceAll(',', ''));
    found.set(unit, known);
  }
  return found;
}

/** Numbers of one text whose unit also occurs in the other, but with different numbers only. */
const contradicted = (said: string, known: string): string[] => {
  const there = amountsIn(known);
  return [...amountsIn(said)]
    .filter(([unit, numbers]) => there.has(unit) && !numbers.values().some((number) => there.get(unit)?.has(number)))
    .map(([unit, numbers]) => `${[...numbers].join(', ')}${unit}`);
};

const specsOf = ({ specifications }: (typeof goodsProducts)[number]) =>
  specifications.map(({ value }) => value).join(' / ');

test('amounts are read with their units, also in a series of numbers', () => {
  expect(amountsIn('44 × 38 × 9.8 mm / 33 g')).toEqual(
    new Map([
      ['mm', new Set(['44', '38', '9.8'])],
      ['g', new Set(['33'])],
    ]),
  );
  expect(contradicted('찬합 4단', '3단 · 수저')).toEqual(['4단']);
  expect(contradicted('찬합 4단', '총 3.2L')).toEqual([]);
});

test.each(goodsProducts.map((product) => [product.name, product] as const))(
  'the numbers in the name of %s agree with its table',
  (name, product) => {
    expect(contradicted(name, specsOf(product))).toEqual([]);
  },
);

/** A load that a product carries, or a key's actuation force, is not its weight. */
const load = /[\d,.]+\s?k?g(?=(?:을|까지) (?:견디|견뎌|버티|든든)| 무접점|씩| 단위)/g;

test.each(goodsProducts.map((product) => [product.name, product] as const))(
  'the weights and sizes on the page of %s agree with its table',
  (_name, product) => {
    const praised = product.descriptionHtml.replaceAll(/<[^>]*>/g, ' ').replaceAll(load, '');
    const specs = specsOf(product);
    const wrong = [...praised.matchAll(/[\d,.]+\s?(?:kg|g|ml|L)(?![A-Za-z])/g)].filter(
      ([said]) => contradicted(said, `${specs} / ${product.name}`).length > 0,
    );
    expect(wrong.map(([said]) => said)).toEqual([]);
  },
);

/** Words that cannot both be true of a product: in its name or summary, and on its page. */
const opposites: readonly (readonly [named: RegExp, page: RegExp])[] = [
  [/오픈형/, /이어팁|귓속을 막/],
  [/드립/, /캡슐|크레마|\d+bar/],
  [/디카페인/, /카페인을 그대로/],
  [/무선 (?:이어폰|헤드폰|마우스|청소기)/, /전원 코드|콘센트에 꽂은 채/],
  [/알루미늄 프레임/, /폴리카보네이트/],
];

test('no page contradicts its product’s name', () => {
  const found = goodsProducts.flatMap((product) => {
    const page = `${product.descriptionHtml.replaceAll(/<[^>]*>/g, ' ')} ${specsOf(product)}`;
    return opposites
      .filter(([named, opposite]) => named.test(`${product.name} ${product.summary}`) && opposite.test(page))
      .map(([, opposite]) => `${product.name}: ${opposite.source}`);
  });
  expect(found).toEqual([]);
});

test('a tile of the quick menu leads where its title says', () => {
  const led = Object.values(quickMenuEntries).map(({ title, target }) => [title, JSON.stringify(target)] as const);
  const wrong = led.filter(
    ([title, target]) =>
      (title.includes('특가') && !target.includes('/etcSale/')) ||
      (title === '오늘 출발' && target.includes('category')),
  );
  expect(wrong).toEqual([]);
});

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** What a picture shows, and which words would contradict it. */
const denied: Readonly<Record<string, RegExp>> = {
  earbuds: /오픈형/,
  earbuds_bean: /오픈형/,
  earbuds_sport: /오픈형/,
  earbuds_stem: /이어팁|윙 팁/,
  phone_folder: /폴드|큰 화면/,
  phone_flip: /폴더/,
  skincare: /세럼 30ml 2개|크림 80ml|남성/,
  tv: /이동식/,
  tv_stand: /벽걸이/,
};

test('no text contradicts the picture of its product', () => {
  const wrong = products.filter(({ name, summary, descriptionHtml, image }) =>
    denied[pictureOf(image).product]?.test(`${name} ${summary} ${plainText(descriptionHtml)}`),
  );
  expect(wrong.map(({ name, image }) => `${name}: ${image}`)).toEqual([]);
});

test('a figure in large letters also occurs in the text beside it, in the name or in the table', () => {
  const wrong = products.flatMap(({ name, descriptionHtml, specifications }) => {
    const known = [name, ...specifications.map(({ value }) => value)].join(' / ');
    return descriptionHtml.split('<div class="op-panel').flatMap((panel) => {
      const [words = '', rest = ''] = panel.split('<p class="op-figure">');
      const figure = plainText(rest.split('</p>')[0] ?? '').replaceAll(' ', '');
      const said = `${plainText(words)} / ${known}`.replaceAll(' ', '');
      return figure === '' || said.includes(figure) ? [] : [`${name}: ${figure}`];
    });
  });
  expect(wrong).toEqual([]);
});

// A picture belongs to one product, so no list shows it twice. Only a rental, which has its own categories, may share
// it with goods for sale.
test('a picture belongs to at most one product for sale and one for rent in the whole catalogue', () => {
  const shown = products.filter(({ state, approval }) => approval === 'Y' && /GD0040[35]/.test(state));
  const byPicture = Map.groupBy(shown, ({ productNo, image }) => `${productNo.slice(0, 2)} ${image}`);
  const twice = [...byPicture].filter(([, those]) => those.length > 1);
  expect(twice.map(([picture, those]) => `${picture}: ${those.map(({ name }) => name).join(', ')}`)).toEqual([]);
});

test('each picture of goods or of a scene exists in every size and format, and no other file exists', () => {
  const images = new URL('../../../../../assets/images/', import.meta.url);
  const there = pictureFolders.flatMap((folder) =>
    readdirSync(new URL(folder, images)).map((file) => `${folder}/${file}`),
  );
  const listed = pictures
    .filter(({ name }) => /^(goods|scenes)\//.test(name))
    .flatMap(({ name, widths }) => widths.map((width) => `${name}.${width}`))
    .flatMap((size) => pictureFormats.map((format) => `${size}.${format}`));
  expect(there.toSorted()).toEqual(listed.toSorted());
});

test('each picture of goods is used in the catalogue', () => {
  const shown = new Set(JSON.stringify(products).match(/goods\/\w+/g));
  const unused = pictures.filter(({ name }) => name.startsWith('goods/') && !shown.has(name));
  expect(unused.map(({ name }) => name)).toEqual([]);
});
