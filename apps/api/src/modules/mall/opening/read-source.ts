import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { readStrangers } from '../blueprint/content-part.repository.ts';
import { listLocked } from '../blueprint/inheritance.repository.ts';
import { findWorn } from '../office/mall-settings.repository.ts';
import type { Source } from './create-mall.ts';
import { readTemplate } from './template.repository.ts';

/** The data from which a new mall is made. */
export const readSource = async (reader: Pick<OfficeReader, 'getExecutor'>, mall: Mall): Promise<Source> => ({
  mall,
  template: await readTemplate(reader, mall.mallId),
  worn: await findWorn(reader, mall),
  locked: await listLocked(reader, mall.mallId),
  strangers: await readStrangers(reader, mall.mallId),
});
