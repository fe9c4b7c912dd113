import type { ReadAs } from '../../../office/bind-office.ts';
import { findTemplate } from './template.repository.ts';

type Place = { readonly mallId: number | null; readonly templateNo: number };

/** Its own mall, or none, must be the one that is named: by its number alone the audit would be read across malls. */
export async function maySeeTemplate({ mallId, templateNo }: Place, readAs: ReadAs): Promise<boolean> {
  const found = await readAs('questions.read', (reader) => findTemplate(reader, templateNo));
  return found !== undefined && found.mallId === mallId;
}
