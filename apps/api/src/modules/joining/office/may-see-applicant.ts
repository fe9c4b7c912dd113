import type { ReadAs } from '../../../office/bind-office.ts';
import { findApplicant } from './applicant.repository.ts';

type Place = { readonly mallId: number; readonly memberNo: number };

/** Whether staff may see an applicant: when they may decide about them, and only until the decision. */
export const maySeeApplicant = async (place: Place, readAs: ReadAs): Promise<boolean> =>
  (await readAs('joining.read', (reader) => findApplicant(reader, place))) !== undefined;
