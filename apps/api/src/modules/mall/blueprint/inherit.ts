import { AppError } from '@mall/contracts/errors';
import type { InheritedSection, MallSection } from '@mall/contracts/mall-codes';
import type { CopyOutcome, InheritMode } from '@mall/contracts/office/blueprints';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertStyle } from '../assert-style.ts';
import {
  lockState,
  type MethodFee,
  replaceMethodFees,
  updateMall,
  valuesOf,
} from '../office/mall-settings.repository.ts';
import { lockMode, raiseVersion, saveInherited, saveLock, updateMode } from './inheritance.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
/** What a part of a mall says. */
export type Part = Partial<Mall> & { readonly byMethod?: readonly MethodFee[] };

export const partOf = (mall: Mall, fees: readonly MethodFee[], section: InheritedSection): Part => ({
  ...valuesOf(mall, section),
  ...(section === 'delivery' && {
    byMethod: fees.map(({ deliveryMethod, fee, freeFrom }) => ({ deliveryMethod, fee, freeFrom })),
  }),
});

type Copy = {
  readonly section: InheritedSection;
  readonly part: Part;
  readonly mode: 'INHERIT' | 'LOCKED';
  /** Over what the mall has made its own, too. */
  readonly isForced: boolean;
  readonly staffNo: number;
};

/** Brings what the blueprint says into a mall that follows it, in one transaction. Error 4040: it does not. */
export const copyPart = ({ database, clock }: Own, mall: MallScope, copy: Copy): Promise<CopyOutcome> =>
  inMall(database, mall, async (transaction) => {
    const { section, part, mode, isForced, staffNo } = copy;
    await lockState(transaction);
    const stood = await lockMode(transaction, section);
    if (stood === undefined) throw new AppError('4040');
    if (stood === 'OWN' && !isForced) return 'OWN';
    const at = clock();
    const { byMethod, ...columns } = part;
    await assertStyle(transaction, columns);
    await updateMall(transaction, columns);
    if (byMethod) await replaceMethodFees(transaction, byMethod);
    await saveInherited(transaction, { section, mode, copied: part, copiedAt: at });
    await raiseVersion(transaction, section, { changedBy: staffNo, changedAt: at });
    return 'COPIED';
  });

type Keeping = { readonly section: InheritedSection; readonly part: Part };

/** Makes a part the mall's own, having seen what the blueprint says. Errors: 4040, 4090 it is locked. */
export const keepPart = ({ database, clock }: Own, mall: MallScope, { section, part }: Keeping): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const stood = await lockMode(transaction, section);
    if (stood === undefined) throw new AppError('4040');
    assertUnlocked(stood);
    await saveInherited(transaction, { section, mode: 'OWN', copied: part, copiedAt: clock() });
  });

type Locking = { readonly section: InheritedSection; readonly isLocked: boolean; readonly staffNo: number };

/** Whether the next copy of a part locks it. */
export const lockPart = ({ database, clock }: Own, mall: MallScope, locking: Locking): Promise<void> =>
  inMall(database, mall, (transaction) => {
    const { staffNo, ...lock } = locking;
    return saveLock(transaction, { ...lock, changedBy: staffNo, changedAt: clock() });
  });

/** What a mall's staff save is its own from then on. Error 4090: the blueprint keeps it locked. */
export async function makeOwn(transaction: MallTransaction, section: MallSection): Promise<void> {
  const stood = await lockMode(transaction, section);
  if (stood === undefined || stood === 'OWN') return;
  assertUnlocked(stood);
  await updateMode(transaction, section, 'OWN');
}

function assertUnlocked(mode: InheritMode): void {
  if (mode === 'LOCKED')
    throw new AppError('4090', { description: '블루프린트가 잠근 값이라 이 몰에서 바꿀 수 없어요.' });
}
