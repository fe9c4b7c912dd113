import { categoryNoOf } from './categories.ts';
import { type ExhibitionPlan, exhibitionPlans, type SectionPlan } from './exhibitions/exhibition-plan.ts';
import type { Exhibition, ExhibitionSection, Product } from './types.ts';

const shownStates = new Set(['GD00403', 'GD00405']);

/** A mall's exhibitions, filled with what it sells; sold-out products stay, empty parts are removed. */
export function exhibitionsOf(numbers: readonly number[], products: readonly Product[]): Exhibition[] {
  const shown = products.filter(({ state, approval }) => shownStates.has(state) && approval === 'Y');
  return numbers.map((number, index) => {
    const plan = exhibitionPlans.find(({ exhibitionNo }) => exhibitionNo === number);
    if (!plan) throw new Error(`no exhibition ${number}`);
    return filled(plan, shown, (index + 1) * 10);
  });
}

function filled(
  { category, sections, colours: [colourFrom, colourTo], ...plan }: ExhibitionPlan,
  shown: readonly Product[],
  sortOrder: number,
): Exhibition {
  return {
    ...plan,
    colourFrom,
    colourTo,
    categoryNo: categoryNoOf(category),
    sortOrder,
    sections: sections
      .map((section, index) => filledSection(section, shown, index + 1))
      .filter(({ benefits, productNos }) => benefits.length + productNos.length > 0),
  };
}

function filledSection(
  { products, benefits, ...texts }: SectionPlan,
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
