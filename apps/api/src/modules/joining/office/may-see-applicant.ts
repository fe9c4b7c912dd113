import type { ReadAs } from '../../../office/bind-office.ts';
import { findApplicant } from './applicant.repository.ts';

type Place = { readonly mallId: number; readonly memberNo: number };

/** One who waits is seen by who decides about them; whoever is decided about waits no more. */
export const maySeeApplicant = async (place: Place, readAs: ReadAs): Promise<boolean> =>
  (await readAs('joining.read', (reader) => findApplicant(reader, place))) !== undefined;
