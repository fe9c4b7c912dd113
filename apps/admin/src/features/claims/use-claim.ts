import { decideOfficeClaim, getOfficeClaim, listOfficeClaims } from '@mall/contracts/office/claims';
import { useQuery } from '@tanstack/react-query';
import { reading, useAct } from '../../lib/use-office.ts';

/** A claim of any mall. */
export type ClaimPlace = { readonly mallId: number; readonly orderNo: string; readonly claimNo: number };

/** A claim in addresses and as the key of a row: `1-2026112200041203-1`. */
export const keyOf = ({ mallId, orderNo, claimNo }: ClaimPlace): string => `${mallId}-${orderNo}-${claimNo}`;

export function placeOf(key: string): ClaimPlace {
  const [mallId, orderNo = '', claimNo] = key.split('-');
  return { mallId: Number(mallId), orderNo, claimNo: Number(claimNo) };
}

export const useClaim = (params: ClaimPlace) => useQuery(reading(getOfficeClaim, { params }));
export const useDecision = () => useAct(decideOfficeClaim, { changes: [listOfficeClaims, getOfficeClaim] });
