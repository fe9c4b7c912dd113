import { lettersOf } from './search-text.ts';

type Kind = 'keyword' | 'brand' | 'category' | 'product';
type Weights = Map<string, number>;

/** A product that a mall shows. */
export type ShownProduct = {
  readonly name: string;
  readonly brandName: string;
  readonly searchTags: readonly string[];
  /** Names of its category and its ancestors. */
  readonly categoryNames: readonly string[];
  readonly favouriteCount: number;
};
/** A possible suggestion of the search box. */
export type SuggestionRow = {
  readonly text: string;
  readonly kind: Kind;
  readonly jamo: string;
  readonly initials: string;
  readonly weight: number;
};

const suggestedProducts = 1000;
const hangulWord = /^[가-힣]{2,10}$/;

/**
 * The suggestions of a mall, weighted by popularity: words of names and tags, brands, categories, products. `lettersOfWord` is `lettersOf`,
 * or one that remembers what it is asked for many malls; names are too many to remember.
 */
export function suggestionRows(shown: Iterable<ShownProduct>, lettersOfWord = lettersOf): SuggestionRow[] {
  const [brands, keywords, categories, products] = [newWeights(), newWeights(), newWeights(), newWeights()];
  for (const one of shown) {
    const weight = 1 + Math.ceil(one.favouriteCount / 10);
    weigh(brands, [one.brandName], weight);
    weigh(keywords, keywordsOf(one), weight);
    weigh(categories, one.categoryNames, weight);
    weigh(products, [one.name], weight);
  }
  for (const brand of brands.keys()) keywords.delete(brand);
  return [
    ...rowsOf('keyword', heavierThan(keywords, 1), lettersOfWord),
    ...rowsOf('brand', brands, lettersOfWord),
    ...rowsOf('category', categories, lettersOfWord),
    ...rowsOf('product', heaviest(products, suggestedProducts), lettersOf),
  ];
}

/** Tags, and the words of the name that are neither sizes nor models. */
const keywordsOf = ({ name, searchTags }: ShownProduct): string[] => [
  ...new Set([
    ...searchTags.filter((tag) => tag.length >= 2),
    ...name.split(' ').filter((word) => hangulWord.test(word)),
  ]),
];

const newWeights = (): Weights => new Map();

function weigh(weights: Weights, texts: readonly string[], weight: number): void {
  for (const text of texts) weights.set(text, (weights.get(text) ?? 0) + weight);
}

const heaviest = (weights: Weights, count: number): Weights =>
  new Map([...weights].sort(([, a], [, b]) => b - a).slice(0, count));

const heavierThan = (weights: Weights, least: number): Weights =>
  new Map([...weights].filter(([, weight]) => weight > least));

const rowsOf = (kind: Kind, weights: Weights, letters: typeof lettersOf): SuggestionRow[] =>
  [...weights].flatMap(([text, weight]) => {
    if (text === '') return [];
    const { jamo, initials } = letters(text);
    return [{ text, kind, jamo, initials, weight }];
  });
