/** The fields of a special sale that staff set. */
export type SaleTerms = {
  readonly headline: string;
  readonly optionNos: readonly number[];
  readonly salePrice: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly totalPieces: number;
  readonly mostPerMember: number;
};
/** The current state of a sale. */
export type SaleNow = SaleTerms & {
  readonly takenPieces: number;
  readonly hasSold: boolean;
};

/** PLAN: everything may change. LIVE: only what takes nothing from buyers. NOTHING: it is over. */
export type Changeable = 'PLAN' | 'LIVE' | 'NOTHING';
export type SaleFault = { readonly field: keyof SaleTerms; readonly message: string };

/** A shopper who looks at a price just before a sale may begin an order at that price. */
const settledBefore = 60_000;

export function changeableAt({ startsAt, endsAt }: Pick<SaleTerms, 'startsAt' | 'endsAt'>, now: Date): Changeable {
  if (now >= endsAt) return 'NOTHING';
  return now.getTime() + settledBefore < startsAt.getTime() ? 'PLAN' : 'LIVE';
}

/** What is wrong with the terms of a sale that has not begun; undefined for nothing. */
export function planFault(
  { startsAt, endsAt, totalPieces, mostPerMember }: SaleTerms,
  now: Date,
): SaleFault | undefined {
  if (startsAt.getTime() <= now.getTime() + settledBefore)
    return { field: 'startsAt', message: '1분 뒤부터 시작할 수 있어요. 더 뒤의 시각을 골라 주세요.' };
  if (endsAt <= startsAt) return { field: 'endsAt', message: '시작보다 뒤의 시각을 골라 주세요.' };
  if (mostPerMember > totalPieces)
    return { field: 'mostPerMember', message: `준비한 ${totalPieces}개보다 많이 살 수는 없어요.` };
  return undefined;
}

const sameNumbers = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

/** What is wrong with this change of a sale; undefined for nothing. */
export function saleChangeFault(before: SaleNow, after: SaleTerms, now: Date): SaleFault | undefined {
  const changeable = changeableAt(before, now);
  if (before.hasSold && after.salePrice !== before.salePrice)
    return { field: 'salePrice', message: '이미 이 값으로 주문한 회원이 있어서 바꿀 수 없어요.' };
  if (after.totalPieces < before.takenPieces)
    return {
      field: 'totalPieces',
      message: `이미 ${before.takenPieces}개를 주문했어요. ${before.takenPieces}개부터 적을 수 있어요.`,
    };
  if (changeable === 'PLAN') return planFault(after, now);
  if (changeable === 'NOTHING') return { field: 'endsAt', message: '끝난 특가는 바꿀 수 없어요.' };
  return liveFault(before, after, now);
}

function liveFault(before: SaleNow, after: SaleTerms, now: Date): SaleFault | undefined {
  const kept: SaleFault['message'] = '시작한 특가는 바꿀 수 없어요.';
  if (after.salePrice !== before.salePrice) return { field: 'salePrice', message: kept };
  if (after.startsAt.getTime() !== before.startsAt.getTime()) return { field: 'startsAt', message: kept };
  if (!sameNumbers(after.optionNos, before.optionNos)) return { field: 'optionNos', message: kept };
  if (after.mostPerMember !== before.mostPerMember) return { field: 'mostPerMember', message: kept };
  if (after.endsAt > before.endsAt)
    return { field: 'endsAt', message: '알린 시각보다 늦출 수 없어요. 앞당길 수는 있어요.' };
  if (after.endsAt <= now) return { field: 'endsAt', message: '지금보다 뒤의 시각을 골라 주세요.' };
  return undefined;
}
