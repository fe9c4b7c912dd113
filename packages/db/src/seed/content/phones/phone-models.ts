import type { PhoneFamily, PhoneModel } from './family.ts';
import { foldingFamilies } from './folding.ts';
import { haloAndRaonFamilies } from './halo-raon.ts';
import { kidsAndSeniorFamilies } from './kids-and-senior.ts';
import { novaA } from './nova-a.ts';
import { novaS } from './nova-s.ts';
import { orcaFamilies } from './orca.ts';

export type NumberedPhone = { productNo: string; family: PhoneFamily; model: PhoneModel };

const families = [novaS, novaA, ...orcaFamilies, ...foldingFamilies, ...haloAndRaonFamilies, ...kidsAndSeniorFamilies];

const firstPhoneNumber = 200_001;

/** Numbered in this order from HP200001 on; a new model goes last, so that no number changes. */
export const phoneModels: readonly NumberedPhone[] = families
  .flatMap((family) => family.models.map((model) => ({ family, model })))
  .map((phone, index) => ({ productNo: `HP${firstPhoneNumber + index}`, ...phone }));
