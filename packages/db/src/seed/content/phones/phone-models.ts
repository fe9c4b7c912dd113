import { readDemoFolder } from '../../demo-files/read-demo-files.ts';
import { byNumber } from '../find-products.ts';
import { type PhoneFamily, type PhoneModel, phoneFiles } from './family.ts';

export type PhoneOfFamily = { readonly family: PhoneFamily; readonly model: PhoneModel };

/** By number. */
export const phoneModels: readonly PhoneOfFamily[] = Object.values(readDemoFolder('phones', phoneFiles))
  .flat()
  .flatMap((family) => family.models.map((model) => ({ family, model })))
  .toSorted((one, other) => byNumber(one.model, other.model));
