import { AppError } from '@mall/contracts/errors';
import type { UnmaskField, unmaskMember } from '@mall/contracts/office/members';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { findCard, hasUnmaskedOthers, isOwnContact, type StoredCard, type Whom } from './member-card.repository.ts';

/** Unmasked values are shown for ten minutes; a second person within five needs the second factor again, milliseconds. */
const shownFor = 10 * 60_000;
const onePersonFor = 5 * 60_000;

type Asked = OfficeRequest<typeof unmaskMember>['body'];
type Unmasking = { readonly staff: StaffCaller; readonly whom: Whom; readonly asked: Asked; readonly now: Date };

/** The requested fields, unmasked. Errors: 4000 without a reason, 4032, 4040. */
export async function unmask(
  reader: OfficeReader,
  { staff, whom, asked, now }: Unmasking,
): Promise<OfficeData<typeof unmaskMember>> {
  const card = await findCard(reader, whom);
  if (!card) throw new AppError('4040');
  await assertReason(reader, { staff, whom, asked });
  await assertOnePerson(reader, { staff, memberNo: whom.memberNo, now });
  return { ...partsOf(card, asked.fields), until: new Date(now.getTime() + shownFor).toISOString() };
}

type Person = { readonly staff: StaffCaller; readonly memberNo: number; readonly now: Date };

/** Unmasking a second person within five minutes needs the second factor again: 4032. */
export async function assertOnePerson(
  reader: Pick<OfficeReader, 'getExecutor'>,
  { staff, memberNo, now }: Person,
): Promise<void> {
  const since = new Date(now.getTime() - onePersonFor);
  const isProved = staff.provedAt > since;
  const others = { staffNo: staff.staffNo, memberNo, since };
  if (!isProved && (await hasUnmaskedOthers(reader, others))) throw new AppError('4032');
}

async function assertReason(reader: OfficeReader, { staff, whom, asked }: Omit<Unmasking, 'now'>): Promise<void> {
  const { reason, words, contactNo } = asked;
  if (reason === 'OTHER' && words.trim() === '') throw new AppError('4000');
  if (asked.fields.length === 0) throw new AppError('4000');
  if (reason !== 'CONTACT' && contactNo === undefined) return;
  const isOwn = contactNo !== undefined && (await isOwnContact(reader, { ...whom, contactNo, staffNo: staff.staffNo }));
  if (!isOwn) throw new AppError('4000', { description: '진행 중인 내 상담에서만 볼 수 있어요.' });
}

const partsOf = (card: StoredCard, fields: readonly UnmaskField[]) => ({
  ...(fields.includes('name') && { name: card.name }),
  ...(fields.includes('id') && { id: card.loginId }),
  ...(fields.includes('phone') && { phone: card.phone }),
  ...(fields.includes('email') && { email: card.email }),
  ...(fields.includes('birth') && { birth: card.birth }),
  ...(fields.includes('address') && { address: card.address }),
});
