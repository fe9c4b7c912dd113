import { AppError } from '@mall/contracts/errors';
import { type MallSection, mallSections } from '@mall/contracts/mall-codes';
import type { MallSettings } from '@mall/contracts/office/malls';
import type { RoleCode } from '@mall/contracts/office/rights';
import { mallMovesFrom } from '@mall/domain/mall-states';
import { boundOf } from '@mall/domain/office/rights';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithin, mayIn } from '../../../office/within-scope.ts';
import { listInherited } from '../blueprint/inheritance.repository.ts';
import {
  findMall,
  listMethodFees,
  listOwners,
  listSavedSections,
  type SavedSection,
  valuesOf,
} from './mall-settings.repository.ts';

/** Whether staff may save a section of a mall's settings: an employer's staff only joining. */
export function maySave(staff: StaffCaller, mallId: number, section: MallSection): boolean {
  if (section === 'identity' || section === 'law') return mayIn(staff, 'malls.write', mallId);
  if (section === 'look') return mayIn(staff, 'themes.write', mallId);
  return staff
    .reachOf('policies.write')
    .some(({ roleCode, scope }) => isWithin(scope, mallId) && (section === 'joining' || !isOfJoining(roleCode)));
}
const isOfJoining = (roleCode: string) => boundOf(roleCode as RoleCode, 'policies.write').only === 'joining';

/** Everything about one mall, as far as these staff may see it; 4040 where there is none. */
export async function showSettings(reader: OfficeReader, staff: StaffCaller, mallId: number): Promise<MallSettings> {
  const [mall, inherited, fees, saved] = await Promise.all([
    findMall(reader, mallId),
    listInherited(reader, mallId),
    listMethodFees(reader, mallId),
    listSavedSections(reader, mallId),
  ]);
  if (!mall) throw new AppError('4040');
  const owners = await listOwners(reader, mallId, mall.ownerNo);
  const isLocked = (section: MallSection) => inherited.some((one) => one.section === section && one.mode === 'LOCKED');
  const own = mallSections.filter((section) => maySave(staff, mallId, section));
  const mayWrite = own.filter((section) => !isLocked(section));
  const part = <S extends MallSection>(section: S) => ({ ...valuesOf(mall, section), ...savingOf(saved, section) });
  const isEmployer = own.join() === 'joining';
  return {
    ...{ mallId, mallUrl: mall.mallUrl, salesType: mall.salesType, isMarketing: mall.isMarketing, style: mall.style },
    ...{ state: mall.state, restNotice: mall.restNotice, openedAt: mall.openedAt?.toISOString() ?? null },
    ...{ isBlueprint: mall.isBlueprint, isFollowing: mall.parentMallId !== null },
    moves: !mall.isBlueprint && mayIn(staff, 'malls.write', mallId) ? [...mallMovesFrom(mall.state)] : [],
    owners: owners.filter(({ staffNo }) => own.includes('identity') || staffNo === mall.ownerNo),
    ...{ mayWrite, identity: part('identity'), law: part('law'), joining: part('joining'), look: part('look') },
    ...(!isEmployer && { delivery: { ...part('delivery'), byMethod: fees }, limits: part('limits') }),
  };
}

function savingOf(saved: readonly SavedSection[], section: MallSection) {
  const one = saved.find((row) => row.section === section);
  return { version: one?.version ?? 0, by: one?.by ?? '', at: one?.changedAt.toISOString() ?? null };
}
