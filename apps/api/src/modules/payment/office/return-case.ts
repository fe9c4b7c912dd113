import { refundAccount } from '@mall/contracts/claim';
import * as z from 'zod';
import type { UseCaseKind } from '../../case/case-kinds.ts';
import { returnLateDeposit } from '../virtual-account/return-late-deposit.ts';

const request = z.object({ orderNo: z.string(), refundAccount: refundAccount.schema });

/** The refund of a late deposit to the account that the case's maker has entered. */
export const returnCase: UseCaseKind = {
  permission: 'deposits.decide',
  title: '늦은 입금 환불',
  carryOut: (office, stored, { mallId }) => returnLateDeposit(office, { mallId }, request.parse(stored)),
};
