import { AppError } from '@mall/contracts/errors';
import type { LockForeseen } from '@mall/contracts/office/blueprints';
import type { InheritedSection } from '@mall/contracts/office/inherited-sections';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { listAdditions } from './content-part.repository.ts';
import type { Party } from './inherit.ts';
import { listChildParts, listInherited } from './inheritance.repository.ts';
import { itemName } from './item-words.ts';
import { compareSection, findParty } from './show-inheritance.ts';

const mostShown = 20;
type Changing = LockForeseen['malls'][number];

/** Predicts the effect on a blueprint's malls of locking a section and bringing it to them. Error 4040. */
export async function foreseeLock(
  reader: OfficeReader,
  parentId: number,
  section: InheritedSection,
): Promise<LockForeseen> {
  const parent = await findParty(reader, parentId);
  if (!parent?.mall.isBlueprint) throw new AppError('4040');
  const children = (await listChildParts(reader, parentId)).filter((part) => part.section === section);
  const changing: Changing[] = [];
  for (const { mallId, name, isSame } of children) {
    const rows = isSame ? [] : await differingRows(reader, { mallId, parent, section });
    const ending = await endingOf(reader, mallId, section);
    if (rows.length + ending.length > 0) changing.push({ mallId, name, rows, ending });
  }
  return { changing: changing.length, malls: changing.slice(0, mostShown) };
}

type Place = { readonly mallId: number; readonly parent: Party; readonly section: InheritedSection };

async function differingRows(reader: OfficeReader, { mallId, parent, section }: Place): Promise<Changing['rows']> {
  const child = await findParty(reader, mallId);
  const inherited = (await listInherited(reader, mallId)).find((one) => one.section === section);
  if (!child || !inherited) return [];
  const rows = await compareSection(reader, { child, parent }, inherited);
  return rows
    .filter(({ isSame }) => !isSame)
    .map(({ field, name, own, parent: says }) => ({ field, name, own, parent: says }));
}

/** Popups and keywords that a mall has added itself, which would appear beside or over the blueprint's. */
async function endingOf(reader: OfficeReader, mallId: number, section: InheritedSection): Promise<string[]> {
  if (section !== 'popups' && section !== 'keywords') return [];
  return (await listAdditions(reader, mallId, section)).map(({ value }) => itemName(section, value));
}
