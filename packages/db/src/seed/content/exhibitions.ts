import { categoryNoOf } from './categories.ts';
import { deviceExhibitions } from './exhibitions/devices.ts';
import type { ExhibitionPlan, SectionPlan } from './exhibitions/exhibition-plan.ts';
import { homeAndFamilyExhibitions } from './exhibitions/home-and-family.ts';
import { seasonExhibitions } from './exhibitions/seasons.ts';
import type { Exhibition, ExhibitionSection, MallUrl, Product } from './types.ts';

const plans = [...deviceExhibitions, ...seasonExhibitions, ...homeAndFamilyExhibitions];

/** Which exhibitions a mall holds, by number and in its order; one sells no phones, another no cosmetics. */
const numbersByMall: Record<MallUrl, readonly number[]> = {
  familyshop: [1, 2, 3, 4, 5, 6, 7, 8],
  hanul: [3, 1, 5, 2, 4, 7, 8],
  dajeong: [5, 3, 6, 1, 7, 8],
  keep: [2, 6, 1, 5, 3, 4],
  gamnamu: [5, 3, 1, 7, 8],
  daeryang: [2, 3, 5, 4, 8],
  tgate: [1, 3, 2, 5, 6, 7, 8],
};

const shownStates = new Set(['GD00403', 'GD00405']);

/** A mall's exhibitions, filled from what it sells; sold-out products stay, parts left with nothing go. */
export function exhibitionsOf(mallUrl: MallUrl, products: readonly Product[]): Exhibition[] {
  const shown = products.filter(({ state, approval }) => shownStates.has(state) && approval === 'Y');
  return numbersByMall[mallUrl].map((number, index) => {
    const plan = plans.find(({ exhibitionNo }) => exhibitionNo === number);
    if (!plan) throw new Error(`no exhibition ${number}`);
    return filled(plan, shown, (index + 1) * 10);
  });
}

function filled(
  { category, sections, ...plan }: ExhibitionPlan,
  shown: readonly Product[],
  sortOrder: number,
): Exhibition {
  return {
    ...plan,
    categoryNo: categoryNoOf(category),
    sortOrder,
    sections: sections
      .map((section, index) => filledSection(section, shown, index + 1))
      .filter(({ benefits, productNos }) => benefits.length + productNos.length > 0),
  };
}

function filledSection(
  { products = {}, benefits = [], ...texts }: SectionPlan,
  shown: readonly Product[],
  sectionNo: number,
): ExhibitionSection {
  const productNos = Object.entries(products).flatMap(([path, count]) => {
    const categoryNo = categoryNoOf(path);
    return shown
      .filter((product) => product.categoryNo.startsWith(categoryNo))
      .slice(0, count)
      .map(({ productNo }) => productNo);
  });
  return { sectionNo, ...texts, benefits, productNos };
}
