import type { ReadAs } from '../../../office/bind-office.ts';
import { findTemplate } from './template.repository.ts';

type Place = { readonly mallId: number | null; readonly templateNo: number };

/** The named mall must be the template's own, or none for a common one: otherwise its number alone would reveal the audit of other malls. */
export async function maySeeTemplate({ mallId, templateNo }: Place, readAs: ReadAs): Promise<boolean> {
  const found = await readAs('questions.read', (reader) => findTemplate(reader, templateNo));
  return found !== undefined && found.mallId === mallId;
}
