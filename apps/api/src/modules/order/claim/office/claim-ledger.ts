import type { ClaimDetail } from '@mall/contracts/office/claims';
import type { MoneyMove } from './claim-detail.repository.ts';

const names: Readonly<Record<string, string>> = {
  PAYMENT: '결제',
  REFUND: '환불',
  CHARGE: '후불 청구',
  CREDIT: '후불 차감',
};

/**
 * An order's payment entries with the balance after each. The refund that the claim would cause comes last, marked as
 * planned.
 */
export function ledgerOf(moved: readonly MoneyMove[], planned: number): ClaimDetail['ledger'] {
  let balance = 0;
  const rows = moved.map(({ kind, amount, happenedAt }) => {
    balance += amount;
    return { label: names[kind] ?? kind, note: '', at: happenedAt.toISOString(), amount, balance };
  });
  if (planned === 0) return rows;
  return [...rows, { label: '환불', note: '예정', at: null, amount: -planned, balance: balance - planned }];
}
