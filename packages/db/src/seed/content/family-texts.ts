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
  /** What a feature comes down to, by its title; in large letters on its page. */
  figures: textByName.default({}),
  specs: textByName,
  tags: z.array(z.string()),
};
