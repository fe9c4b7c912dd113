import { categoryNosTo } from '@mall/domain/category-tree';
import { initialsOf, jamoOf } from '@mall/domain/search-text';
import type { Product } from './content/types.ts';
import type { SearchSource } from './insert-search-index.ts';

type Kind = 'keyword' | 'brand' | 'category' | 'product';
type Weights = Map<string, number>;

const suggestedProducts = 1000;
const hangulWord = /^[가-힣]{2,10}$/;

/** What a typed beginning may become, heavier the more it is liked: words of names and tags, brands, categories, products. */
export function suggestionRows(source: SearchSource) {
  const shown = shownProducts(source);
  const brands = weigh(shown, ({ product }) => [product.brandName]);
  const keywords = weigh(shown, ({ product }) => keywordsOf(product));
  for (const brand of brands.keys()) keywords.delete(brand);
  const products = weigh(shown, ({ product }) => [product.name]);
  return [
    ...rowsOf('keyword', keywords, (count) => count > 1),
    ...rowsOf('brand', brands),
    ...rowsOf('category', categoryWeights(source, shown)),
    ...rowsOf('product', heaviest(products, suggestedProducts)),
  ];
}

type Shown = { readonly product: Product; readonly categoryNo: string; readonly weight: number };

function shownProducts({ productByNo, listings }: SearchSource): Shown[] {
  return listings.flatMap(({ productNo, categoryNo, isOn, favouriteCount }) => {
    const product = productByNo.get(productNo);
    const isSold = product?.approval === 'Y' && ['GD00403', 'GD00405'].includes(product.state);
    return product && isOn && isSold ? [{ product, categoryNo, weight: 1 + Math.ceil(favouriteCount / 10) }] : [];
  });
}

/** Tags, and the words of the name that are words and not sizes or models. */
const keywordsOf = ({ name, searchTags }: Product): string[] => [
  ...new Set([
    ...searchTags.filter((tag) => tag.length >= 2),
    ...name.split(' ').filter((word) => hangulWord.test(word)),
  ]),
];

function weigh(shown: readonly Shown[], textsOf: (shown: Shown) => string[]): Weights {
  const weights: Weights = new Map();
  for (const one of shown) {
    for (const text of textsOf(one)) weights.set(text, (weights.get(text) ?? 0) + one.weight);
  }
  return weights;
}

function categoryWeights({ categories }: SearchSource, shown: readonly Shown[]): Weights {
  const nameOf = new Map(categories.map(({ categoryNo, name }) => [categoryNo, name]));
  return weigh(shown, ({ categoryNo }) => categoryNosTo(categoryNo).map((above) => nameOf.get(above) ?? ''));
}

const heaviest = (weights: Weights, count: number): Weights =>
  new Map([...weights].sort(([, a], [, b]) => b - a).slice(0, count));

const rowsOf = (kind: Kind, weights: Weights, isWanted: (weight: number) => boolean = () => true) =>
  [...weights]
    .filter(([text, weight]) => text !== '' && isWanted(weight))
    .map(([text, weight]) => ({ text, kind, jamo: jamoOf(text), initials: initialsOf(text), weight }));
