import {
  type ContractMonths,
  contractMonths,
  type DiscountType,
  discountTypes,
  type InstalmentMonths,
  instalmentMonths,
  type JoinType,
  joinTypes,
} from '@mall/contracts/wireless-codes';
import { openConditions, type PhoneConditions } from '@mall/domain/phone-conditions';
import { readPairs, writePairs } from '../../lib/routing/pairs-text.ts';

const unlimited = 'all';

/** Conditions as written in an address. The age is left out, because it is personal. */
export const writeConditions = (conditions: Omit<PhoneConditions, 'age'>): string =>
  writePairs({
    join: conditions.joinType,
    from: conditions.currentCarrier,
    to: conditions.carrier,
    data: Number.isFinite(conditions.leastData) ? String(conditions.leastData || '') : unlimited,
    months: String(conditions.instalmentMonths),
    contract: String(conditions.contractMonths),
    by: conditions.discountType ?? '',
  });

const among = <T extends string | number>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => String(value) === text);

/** The conditions in an address, without invalid parts; null if it has none. */
export function readConditions(text: string | undefined, age: number | null): PhoneConditions | null {
  const pairs = readPairs(text);
  const joinType = among<JoinType>(joinTypes, pairs['join']);
  if (!joinType) return null;
  const { from = '', to = '', data = '' } = pairs;
  return {
    joinType,
    currentCarrier: from,
    carrier: to,
    age,
    leastData: data === unlimited ? Number.POSITIVE_INFINITY : Number(/^\d{1,4}$/.exec(data)?.[0] ?? 0),
    instalmentMonths: among<InstalmentMonths>(instalmentMonths, pairs['months']) ?? openConditions.instalmentMonths,
    contractMonths: among<ContractMonths>(contractMonths, pairs['contract']) ?? openConditions.contractMonths,
    discountType: among<DiscountType>(discountTypes, pairs['by']) ?? null,
  };
}
