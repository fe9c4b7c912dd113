import type { ClaimDetail } from '@mall/contracts/office/claims';
import type { MoneyMove } from './claim-detail.repository.ts';

const names: Readonly<Record<string, string>> = {
  PAYMENT: '결제',
  REFUND: '환불',
  CHARGE: '후불 청구',
  CREDIT: '후불 차감',
};

/** Every movement of an order's money with the sum after it; the refund that a claim would make stands last, as planned. */
export function ledgerOf(moved: readonly MoneyMove[], planned: number): ClaimDetail['ledger'] {
  let balance = 0;
  const rows = moved.map(({ kind, amount, happenedAt }) => {
    balance += amount;
    return { label: names[kind] ?? kind, note: '', at: happenedAt.toISOString(), amount, balance };
  });
  if (planned === 0) return rows;
  return [...rows, { label: '환불', note: '예정', at: null, amount: -planned, balance: balance - planned }];
}
