import { AppError } from '@mall/contracts/errors';
import type { Blueprint, Inheritance } from '@mall/contracts/office/blueprints';
import {
  type InheritedContent,
  type InheritedSetting,
  inheritedSections,
  isInheritedContent,
} from '@mall/contracts/office/inherited-sections';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { themeShapeWords } from '@mall/domain/theme/theme-words';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { findMall, findWorn, listMethodFees, type MethodFee } from '../office/mall-settings.repository.ts';
import { compareItems, listItems, listStrangers } from './content-part.repository.ts';
import { type Part, type Party, partOf } from './inherit.ts';
import { type Inherited, listChildParts, listInherited, listLocked } from './inheritance.repository.ts';
import { itemName, itemValue } from './item-words.ts';

/** A blueprint's sections, and how each of its malls follows them. Error 4040. */
export async function showBlueprint(reader: OfficeReader, mallId: number): Promise<Blueprint> {
  const [found, locked, parts] = await Promise.all([
    findParty(reader, mallId),
    listLocked(reader, mallId),
    listChildParts(reader, mallId),
  ]);
  if (!found?.mall.isBlueprint) throw new AppError('4040');
  const sections = await Promise.all(
    inheritedSections.map(async (section) => ({
      ...{ section, isLocked: locked.includes(section) },
      rows: isInheritedContent(section) ? await itemRows(reader, mallId, section) : settingRows(found, section),
    })),
  );
  const children = [...Map.groupBy(parts, (part) => part.mallId)].map(([childId, own]) => ({
    ...{ mallId: childId, name: own[0]?.name ?? '' },
    parts: own.map(({ section, mode, isSame }) => ({ section, mode, isSame })),
  }));
  return { mallId, mallUrl: found.mall.mallUrl, name: found.mall.name, sections, children };
}

const settingRows = (party: Party, section: InheritedSetting) =>
  Object.entries(partOf(party, section)).map(([field, value]) => ({ field, name: '', value: written(value) }));

const itemRows = async (reader: OfficeReader, mallId: number, section: InheritedContent) =>
  (await listItems(reader, mallId, section)).map(({ key, value }) => ({
    ...{ field: key, name: itemName(section, value), value: itemValue(section, value) },
  }));

export async function findParty(reader: OfficeReader, mallId: number): Promise<Party | undefined> {
  const [mall, fees] = await Promise.all([findMall(reader, mallId), listMethodFees(reader, mallId)]);
  return mall && { mall, fees, worn: await findWorn(reader, mall) };
}

/** Three columns for each section of a mall: the blueprint's old value, its new value, and the mall's. Error 4040: it follows none. */
export async function showInheritance(reader: OfficeReader, mallId: number): Promise<Inheritance> {
  const child = await findParty(reader, mallId);
  const parent = child?.mall.parentMallId ? await findParty(reader, child.mall.parentMallId) : undefined;
  if (!child || !parent) throw new AppError('4040');
  const inherited = await listInherited(reader, mallId);
  const sections = await Promise.all(
    inherited.map(async (one) => ({
      ...{ section: one.section, mode: one.mode },
      rows: await compareSection(reader, { child, parent }, one),
    })),
  );
  return { parent: { mallId: parent.mall.mallId, name: parent.mall.name }, sections };
}

type Family = { readonly child: Party; readonly parent: Party };
export type ComparedRow = Inheritance['sections'][number]['rows'][number];

/** The blueprint's old value, its new value, and the mall's, for each field or item. */
export async function compareSection(
  reader: OfficeReader,
  { child, parent }: Family,
  { section, copied }: Pick<Inherited, 'section' | 'copied'>,
): Promise<ComparedRow[]> {
  if (isInheritedContent(section)) {
    const strangers = await listStrangers(reader, parent.mall.mallId, section);
    const rows = await compareItems(reader, { mallId: child.mall.mallId, section, strangers });
    return rows.map((row) => ({
      ...{ field: row.item, name: itemName(section, row.parent ?? row.own ?? row.copied), isSame: row.isSame },
      ...{ copied: itemValue(section, row.copied), parent: itemValue(section, row.parent) },
      own: itemValue(section, row.own),
    }));
  }
  const now = partOf(child, section);
  const [was, says, own] = [valueIn(copied as Part), valueIn(partOf(parent, section)), valueIn(now)];
  return Object.keys(now).map((field) => ({
    ...{ field, name: '', copied: was(field), parent: says(field), own: own(field) },
    isSame: says(field) === own(field),
  }));
}

const valueIn = (part: Part) => (field: string) => written(Object.entries(part).find(([name]) => name === field)?.[1]);

const shapes: Readonly<Record<string, string>> = themeShapeWords;

/** The value of a setting as text. */
function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return value.toLocaleString('ko');
  if (!Array.isArray(value)) return typeof value === 'string' ? (shapes[value] ?? value) : '–';
  return value.length === 0 ? '모두 같음' : value.map((fee) => feeWords(fee as MethodFee)).join(', ');
}

function feeWords({ deliveryMethod, fee, freeFrom }: MethodFee): string {
  const free = freeFrom === null ? '' : ` (${freeFrom.toLocaleString('ko')}원부터 무료)`;
  return `${deliveryMethodName(deliveryMethod)} ${fee.toLocaleString('ko')}원${free}`;
}
