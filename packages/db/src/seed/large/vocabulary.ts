import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';

const list = z.tuple([z.string()], z.string());
/** A text composed of words. */
const words = z
  .string()
  .transform((text) => text.split(/\s+/))
  .pipe(list);

const vocabulary = z.strictObject({
  brandHeads: words,
  brandTails: list,
  features: words,
  occasions: words,
  series: words,
  editions: list,
  mallNameHeads: words,
  mallNameTails: words,
});

export const { brandHeads, brandTails, features, occasions, series, editions, mallNameHeads, mallNameTails } =
  readDemoFile('vocabulary.yaml', vocabulary);
