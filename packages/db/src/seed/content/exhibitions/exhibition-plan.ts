import type { Exhibition, ExhibitionSection } from '../types.ts';

export type SectionPlan = Omit<ExhibitionSection, 'sectionNo' | 'benefits' | 'productNos'> & {
  benefits?: ExhibitionSection['benefits'];
  /** How many products of which category, by its path. */
  products?: Readonly<Record<string, number>>;
};

/** An exhibition before a mall has put it into its order and filled it with products. */
export type ExhibitionPlan = Omit<Exhibition, 'categoryNo' | 'sections' | 'sortOrder'> & {
  /** Path of a category below 기획전. */
  category: string;
  sections: readonly SectionPlan[];
};

export const benefit = (kicker: string, title: string, emoji: string): ExhibitionSection['benefits'][number] => ({
  kicker,
  title,
  image: `emoji/${emoji}`,
});
