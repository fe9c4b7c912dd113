import { z } from 'zod';
import { textByName } from '../demo-files/fields.ts';
import { categoryPath } from './categories.ts';

/** What products of one sort share, of whatever kind they are: their leaf category, selling points and measures. */
export const familyTexts = {
  category: categoryPath,
  /** Broken by hand. */
  headline: z.array(z.string()),
  /** Texts by title. */
  features: textByName,
  specs: textByName,
  tags: z.array(z.string()),
};
