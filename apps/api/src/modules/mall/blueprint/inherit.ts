import { AppError } from '@mall/contracts/errors';
import type { MallSection } from '@mall/contracts/mall-codes';
import type { CopyOutcome, InheritMode } from '@mall/contracts/office/blueprints';
import type { InheritedContent, InheritedSection, InheritedSetting } from '@mall/contracts/office/inherited-sections';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { ThemeLook } from '@mall/domain/theme/theme-look';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { followTheme, type WornTheme } from '../../theme/office/follow-theme.ts';
import {
  findThemeBase,
  lockState,
  type MethodFee,
  replaceMethodFees,
  updateMall,
  valuesOf,
} from '../office/mall-settings.repository.ts';
import { followBlueprint, keepItem } from './content-part.repository.ts';
import { lockMode, raiseVersion, saveInherited, saveLock, updateMode } from './inheritance.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
/** A mall's settings. */
export type Party = { readonly mall: Mall; readonly fees: readonly MethodFee[]; readonly worn: WornTheme };
/** The values of a section of a mall's settings. */
export type Part = Partial<Mall> & Partial<Omit<ThemeLook, 'base'>> & { readonly byMethod?: readonly MethodFee[] };

export const partOf = ({ mall, fees, worn }: Party, section: InheritedSetting): Part => ({
  ...valuesOf(mall, section),
  ...(section === 'look' && withoutBase(worn.look)),
  ...(section === 'delivery' && {
    byMethod: fees.map(({ deliveryMethod, fee, freeFrom }) => ({ deliveryMethod, fee, freeFrom })),
  }),
});

const withoutBase = ({ base: _base, ...look }: ThemeLook) => look;

/** The current values of a blueprint's section; for content, the links that stay with the blueprint. */
export type Saying = { readonly isLocked: boolean } & (
  | { readonly section: InheritedSetting; readonly part: Part; readonly worn: WornTheme }
  | { readonly section: InheritedContent; readonly strangers: readonly string[] }
);
type How = {
  /** One item of content. */
  readonly item?: string | undefined;
  /** Also over what the mall has made its own. */
  readonly isForced: boolean;
  readonly staffNo: number;
};
type Brought = { readonly outcome: CopyOutcome; readonly kept: number };

/** Brings the blueprint's section into a mall that follows it, in one transaction. Errors: 4040 it does not, 4090 one item of a locked section. */
export const bringSection = ({ database, clock }: Own, mall: MallScope, saying: Saying, how: How): Promise<Brought> =>
  inMall(database, mall, async (transaction) => {
    // The desks lock a section and then, by its key, the mall: content is locked in this order everywhere.
    if ('part' in saying) await lockState(transaction);
    const stood = await lockMode(transaction, saying.section);
    if (stood === undefined) throw new AppError('4040');
    if (stood === 'OWN' && !how.isForced) return { outcome: 'OWN', kept: 0 };
    const by = { staffNo: how.staffNo, at: clock() };
    if ('part' in saying) {
      await copySetting(transaction, saying, by);
      return { outcome: 'COPIED', kept: 0 };
    }
    const { section, isLocked, strangers } = saying;
    if (how.item === undefined) await updateMode(transaction, section, isLocked ? 'LOCKED' : 'INHERIT');
    else assertUnlocked(stood);
    const { kept } = await followBlueprint(transaction, { ...how, ...by, section, isLocked, strangers });
    return { outcome: 'COPIED', kept };
  });

type By = { readonly staffNo: number; readonly at: Date };
type SettingSaying = Extract<Saying, { readonly part: Part }>;

async function copySetting(
  transaction: MallTransaction,
  { section, part, worn, isLocked }: SettingSaying,
  { staffNo, at }: By,
): Promise<void> {
  const { byMethod, ...columns } = part;
  if (section === 'look') await wear(transaction, worn, { staffNo, at });
  else await updateMall(transaction, columns);
  if (byMethod) await replaceMethodFees(transaction, byMethod);
  await saveInherited(transaction, { section, mode: isLocked ? 'LOCKED' : 'INHERIT', copied: part, copiedAt: at });
  await raiseVersion(transaction, section, { changedBy: staffNo, changedAt: at });
}

/** Where nobody has chosen a theme, only the base can be set. */
async function wear(transaction: MallTransaction, worn: WornTheme, by: By): Promise<void> {
  const isBase = Object.keys(worn.tokens).length === 0 && (await findThemeBase(transaction)) === undefined;
  if (isBase) await updateMall(transaction, { style: worn.look.base });
  else await followTheme(transaction, worn, by);
}

/** Makes a section, or one item of it, the mall's own, after comparison with the blueprint. Errors: 4040, 4090 it is locked. */
export const keepSection = (
  { database, clock }: Own,
  mall: MallScope,
  saying: Saying,
  item: string | undefined,
): Promise<InheritMode> =>
  inMall(database, mall, async (transaction) => {
    const { section } = saying;
    const stood = await lockMode(transaction, section);
    if (stood === undefined) throw new AppError('4040');
    assertUnlocked(stood);
    if ('part' in saying) {
      await saveInherited(transaction, { section, mode: 'OWN', copied: saying.part, copiedAt: clock() });
      return 'OWN';
    }
    await keepItem(transaction, { section: saying.section, strangers: saying.strangers, item });
    if (item !== undefined) return stood;
    await updateMode(transaction, section, 'OWN');
    return 'OWN';
  });

type Locking = { readonly section: InheritedSection; readonly isLocked: boolean; readonly staffNo: number };

/** Sets whether the next distribution of a section locks it. */
export const lockPart = ({ database, clock }: Own, mall: MallScope, locking: Locking): Promise<void> =>
  inMall(database, mall, (transaction) => {
    const { staffNo, ...lock } = locking;
    return saveLock(transaction, { ...lock, changedBy: staffNo, changedAt: clock() });
  });

/** What a mall's staff save becomes its own. Error 4090: the blueprint locks it. */
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
