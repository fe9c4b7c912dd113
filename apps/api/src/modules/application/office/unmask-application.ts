import { AppError, fieldError } from '@mall/contracts/errors';
import type { unmaskApplication } from '@mall/contracts/office/applications';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { Personal } from '@mall/contracts/office/personal';
import { dealerMayUnmask } from '@mall/domain/office/application-queue';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithin } from '../../../office/within-scope.ts';
import { assertOnePerson } from '../../member/office/unmask.ts';
import { findQueueRow, type Looking, type QueueRow } from './application-queue.repository.ts';

/** Whether a grant allows seeing this application unmasked; a dealer's does so only until some time after the end. */
export const mayBeUnmasked = (row: QueueRow, { reaches, at }: Looking): boolean =>
  reaches.some(
    ({ roleCode, scope, carrier }) =>
      isWithin(scope, row.mallId) &&
      (carrier === null || carrier === row.planCarrier) &&
      (roleCode !== 'DEALER' || dealerMayUnmask(row.state, row.movedAt, at)),
  );

type Asked = Pick<OfficeRequest<typeof unmaskApplication>, 'params' | 'body'>;
type Caller = { readonly staff: StaffCaller; readonly at: Date };

/** The applicant, as signed. Errors: 4032, 4040, 4220 when a free reason has no text. */
export async function unmaskQueuedApplication(
  transaction: OfficeReader,
  { params, body }: Asked,
  { staff, at }: Caller,
): Promise<Shown<OfficeData<typeof unmaskApplication>>> {
  const looking = { reaches: staff.reachOf('applications.unmask'), at };
  const row = await findQueueRow(transaction, params, looking);
  const { applicant, delivery } = row?.sheet ?? {};
  if (!row || !applicant || !delivery || !mayBeUnmasked(row, looking)) throw new AppError('4040');
  const words = body.words.trim();
  if (body.reason === 'OTHER' && words === '') throw fieldError('words', '무엇을 확인하는지 적어 주세요.');
  await assertOnePerson(transaction, { staff, memberNo: row.memberNo, now: at });
  const { name, birthDate, phone, email } = applicant;
  const { recipient, phone: deliveryPhone, roadAddress, detailAddress } = delivery;
  const address = [roadAddress, detailAddress].join(' ').trim() as unknown as Personal<'address'>;
  const data = { name, birthDate, phone, email, recipient, deliveryPhone, address };
  const reason = [body.reason, words].filter(Boolean).join(': ');
  return { data, subjects: [row.memberNo], mallId: params.mallId, reason };
}
