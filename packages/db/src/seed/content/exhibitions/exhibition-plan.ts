import { z } from 'zod';
import { brokenText, colours } from '../../demo-files/fields.ts';
import { readDemoFolder } from '../../demo-files/read-demo-files.ts';
import { unique } from '../../demo-files/references.ts';
import { categoryPath } from '../categories.ts';
import { emojiPicture, pictureName } from '../pictures.ts';

const section = z.strictObject({
  anchor: z.string(),
  title: z.string(),
  description: z.string().default(''),
  benefits: z.array(z.strictObject({ kicker: z.string(), title: brokenText, image: emojiPicture })).default([]),
  /** How many products of which category. */
  products: z.record(categoryPath, z.int()).default({}),
});

/** An exhibition before a mall has ordered it and filled it with products. */
const plan = z.strictObject({
  exhibitionNo: z.int(),
  /** Its category below 기획전. */
  category: categoryPath,
  kicker: z.string(),
  title: brokenText,
  subtitle: z.string(),
  description: brokenText,
  image: pictureName,
  colours,
  isOnDark: z.boolean().default(false),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  noticeLines: z.array(z.string()),
  sections: z.array(section),
});

export type SectionPlan = z.output<typeof section>;
export type ExhibitionPlan = z.output<typeof plan>;

export const exhibitionFiles = z.record(z.string(), plan).superRefine(unique('exhibitionNo'));

export const exhibitionPlans = Object.values(readDemoFolder('exhibitions', exhibitionFiles));
