import { AppError } from '@mall/contracts/errors';
import { inheritedSections } from '@mall/contracts/mall-codes';
import type { Blueprint, Inheritance } from '@mall/contracts/office/blueprints';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { findMall, listMethodFees, type MethodFee } from '../office/mall-settings.repository.ts';
import { type Part, partOf } from './inherit.ts';
import { listChildParts, listInherited, listLocked } from './inheritance.repository.ts';

/** A blueprint's parts, and how each of its malls stands to them. Error 4040. */
export async function showBlueprint(reader: OfficeReader, mallId: number): Promise<Blueprint> {
  const [mall, fees, locked, parts] = await Promise.all([
    findMall(reader, mallId),
    listMethodFees(reader, mallId),
    listLocked(reader, mallId),
    listChildParts(reader, mallId),
  ]);
  if (!mall?.isBlueprint) throw new AppError('4040');
  const sections = inheritedSections.map((section) => ({
    ...{ section, isLocked: locked.includes(section) },
    rows: Object.entries(partOf(mall, fees, section)).map(([field, value]) => ({ field, value: written(value) })),
  }));
  const children = [...Map.groupBy(parts, (part) => part.mallId)].map(([childId, own]) => ({
    ...{ mallId: childId, name: own[0]?.name ?? '' },
    parts: own.map(({ section, mode, isSame }) => ({ section, mode, isSame })),
  }));
  return { mallId, name: mall.name, sections, children };
}

/** Three columns for each part of a mall: what the blueprint said, says, and what the mall says. Error 4040: it follows none. */
export async function showInheritance(reader: OfficeReader, mallId: number): Promise<Inheritance> {
  const mall = await findMall(reader, mallId);
  const parentId = mall?.parentMallId ?? null;
  if (!mall || parentId === null) throw new AppError('4040');
  const [parent, fees, parentFees, inherited] = await Promise.all([
    findMall(reader, parentId),
    listMethodFees(reader, mallId),
    listMethodFees(reader, parentId),
    listInherited(reader, mallId),
  ]);
  if (!parent) throw new AppError('4040');
  const sections = inherited.map(({ section, mode, copied }) => {
    const [of, own] = [valueIn(partOf(parent, parentFees, section)), valueIn(partOf(mall, fees, section))];
    const was = valueIn(copied as Part);
    const fields = Object.keys(partOf(mall, fees, section));
    return {
      section,
      mode,
      rows: fields.map((field) => ({ field, copied: was(field), parent: of(field), own: own(field) })),
    };
  });
  return { parent: { mallId: parentId, name: parent.name }, sections };
}

const valueIn = (part: Part) => (field: string) => written(Object.entries(part).find(([name]) => name === field)?.[1]);

/** A value of a setting in words. */
function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return value.toLocaleString('ko');
  if (!Array.isArray(value)) return typeof value === 'string' ? value : '–';
  return value.length === 0 ? '모두 같음' : value.map((fee) => feeWords(fee as MethodFee)).join(', ');
}

function feeWords({ deliveryMethod, fee, freeFrom }: MethodFee): string {
  const free = freeFrom === null ? '' : ` (${freeFrom.toLocaleString('ko')}원부터 무료)`;
  return `${deliveryMethodName(deliveryMethod)} ${fee.toLocaleString('ko')}원${free}`;
}
