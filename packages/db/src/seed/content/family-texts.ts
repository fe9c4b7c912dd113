import { z } from 'zod';
import { textByName } from '../demo-files/fields.ts';
import { categoryPath } from './categories.ts';

/** What products of one sort share, whatever their kind: their leaf category, selling points and measures. */
export const familyTexts = {
  category: categoryPath,
  /** Line breaks are set by hand. */
  headline: z.array(z.string()),
  /** Texts by title. */
  features: textByName,
  /** The key figure of a feature, by its title; shown in large letters on its page. */
  figures: textByName.default({}),
  specs: textByName,
  tags: z.array(z.string()),
};
