import { AppError, fieldError } from '@mall/contracts/errors';
import type { MallSection } from '@mall/contracts/mall-codes';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { isBusinessNumber } from '@mall/domain/business-number';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertStyle } from '../assert-style.ts';
import { makeOwn } from '../blueprint/inherit.ts';
import {
  claimVersion,
  findMall,
  listMethodFees,
  listOwners,
  listSavedSections,
  type MethodFee,
  replaceMethodFees,
  updateMall,
  valuesOf,
} from './mall-settings.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
export type SectionValues = Partial<Mall> & { readonly byMethod?: readonly MethodFee[] };
type Saving = {
  readonly section: MallSection;
  readonly version: number;
  readonly staffNo: number;
  readonly values: SectionValues;
};

/** Saves one section of a mall's settings; returns its new version. Errors: 4090 with the current values, 4220 at the invalid field. */
export const saveSection = ({ database, clock }: Own, mall: MallScope, saving: Saving): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const { section, version, staffNo, values } = saving;
    const { byMethod, ...columns } = values;
    const now = await findMall(transaction, mall.mallId);
    if (!now) throw new AppError('4040');
    assertPossible(values, now);
    const claim = { section, version, changedBy: staffNo, changedAt: clock() };
    if (!(await claimVersion(transaction, claim))) throw await staleSection(transaction, section, now);
    await assertStyle(transaction, columns);
    await assertOwner(transaction, columns, now);
    await makeOwn(transaction, section);
    await updateMall(transaction, columns);
    if (byMethod) await replaceMethodFees(transaction, byMethod);
    return version + 1;
  });

function assertPossible({ businessNumber, byMethod }: SectionValues, now: Mall): void {
  // Numbers from before this rule are not checked.
  if (businessNumber !== undefined && businessNumber !== now.businessNumber && !isBusinessNumber(businessNumber))
    throw fieldError('businessNumber', '없는 사업자등록번호예요. 등록증에 적힌 번호를 다시 확인해 주세요.');
  const twice = byMethod?.findIndex(
    (fee, at) => byMethod.findIndex((one) => one.deliveryMethod === fee.deliveryMethod) < at,
  );
  if (twice !== undefined && twice >= 0)
    throw fieldError(`byMethod.${twice}.deliveryMethod`, '같은 배송 방법이 위에 있어요.');
}

async function assertOwner(transaction: MallTransaction, { ownerNo }: SectionValues, now: Mall): Promise<void> {
  if (ownerNo === undefined || ownerNo === null || ownerNo === now.ownerNo) return;
  const owners = await listOwners(transaction, transaction.mallId, null);
  if (!owners.some(({ staffNo }) => staffNo === ownerNo))
    throw fieldError('ownerNo', '이 몰에 권한이 있는 직원 가운데 골라 주세요.');
}

async function staleSection(transaction: MallTransaction, section: MallSection, now: Mall): Promise<AppError> {
  const saved = (await listSavedSections(transaction, transaction.mallId)).find((one) => one.section === section);
  const byMethod = section === 'delivery' && { byMethod: await listMethodFees(transaction, transaction.mallId) };
  return staleSave({
    ...{ by: saved?.by ?? null, changedAt: saved?.changedAt ?? null, version: saved?.version ?? 0 },
    ...valuesOf(now, section),
    ...byMethod,
  });
}
