import { AppError } from '@mall/contracts/errors';
import type { addFollowUp, ContactResult, ContactTopic, Proof } from '@mall/contracts/office/contacts';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { beginLook } from '../../auth/look/begin-look.ts';
import { endLooks } from '../../auth/look/end-looks.ts';
import * as repository from './contact.repository.ts';

type Using = Pick<Dependencies, 'database' | 'clock'>;
type By = { readonly staffNo: number; readonly contactNo: number };

/** The member of a contact; 4040 without one. */
async function memberOf(transaction: MallTransaction, contactNo: number) {
  const contact = await repository.lockContact(transaction, contactNo);
  if (!contact) throw new AppError('4040');
  return contact;
}

async function openOne(transaction: MallTransaction, contactNo: number) {
  const contact = await memberOf(transaction, contactNo);
  if (contact.endedAt) throw new AppError('4094', { description: '이미 끝난 상담이에요.' });
  return contact;
}

type Opening = {
  readonly memberNo: number;
  readonly staffNo: number;
  readonly channel: 'PHONE' | 'CHAT' | 'EMAIL' | 'VISIT';
};

/** Begins a contact; returns its number. Error 4040: no such member. */
export const openContact = ({ database, clock }: Using, mall: MallScope, opening: Opening): Promise<number> =>
  inMall(database, mall, async (transaction) => {
    const contactNo = await repository.insertContact(transaction, { ...opening, at: clock() });
    if (contactNo === undefined) throw new AppError('4040');
    return contactNo;
  });

type Answered = { readonly contactNo: number; readonly proof: Proof; readonly answer: string };

/** Whether the answer is right; right answers are stored with the contact. Errors: 4040, 4094 it has ended. */
export const verifyCaller = ({ database }: Using, mall: MallScope, { contactNo, proof, answer }: Answered) =>
  inMall(database, mall, async (transaction) => {
    const { memberNo, verified } = await openOne(transaction, contactNo);
    const isRight = await repository.isAnswer(transaction, memberNo, proof, answer);
    if (isRight) await repository.updateVerified(transaction, contactNo, [...new Set([...verified, proof])]);
    return { isRight };
  });

export const addMemo = (
  { database, clock }: Using,
  mall: MallScope,
  { contactNo, staffNo, body }: By & { body: string },
) =>
  inMall(database, mall, async (transaction) => {
    const { memberNo } = await memberOf(transaction, contactNo);
    return repository.insertMemo(transaction, { memberNo, contactNo, staffNo, body, at: clock() });
  });

type Promised = By & OfficeRequest<typeof addFollowUp>['body'];

/** Errors: 4040 no such contact, 4000 an owner who is not active staff. */
export const promise = ({ database }: Using, mall: MallScope, { contactNo, staffNo, body, dueAt, ownerNo }: Promised) =>
  inMall(database, mall, async (transaction) => {
    const { memberNo } = await memberOf(transaction, contactNo);
    const owner = ownerNo ?? staffNo;
    if (!(await repository.isWorking(transaction, owner))) throw new AppError('4000');
    return repository.insertFollowUp(transaction, {
      memberNo,
      contactNo,
      ownerNo: owner,
      body,
      dueAt: new Date(dueAt),
    });
  });

type Ending = By & { readonly topic: ContactTopic; readonly result: ContactResult; readonly memo: string };

/** Errors: 4040, 4094 it has ended. */
export const endContact = (
  { database, clock }: Using,
  mall: MallScope,
  { contactNo, staffNo, topic, result, memo }: Ending,
): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const { memberNo } = await openOne(transaction, contactNo);
    const at = clock();
    const body = memo.trim();
    if (body !== '') await repository.insertMemo(transaction, { memberNo, contactNo, staffNo, body, at });
    await repository.updateEnded(transaction, contactNo, { topic, result, endedAt: at });
    await endLooks(transaction, { contactNo, at });
  });

type Looking = { readonly contactNo: number; readonly staff: Pick<StaffCaller, 'staffNo' | 'name'> };

/** Begins a look as the member of one's own contact. Errors: 4040; 4094 it has ended, belongs to somebody else, or see `beginLook`. */
export const lookAsMember = (
  { database, ...using }: Pick<Dependencies, 'database' | 'clock' | 'random'>,
  mall: Mall,
  { contactNo, staff }: Looking,
) =>
  inMall(database, mall, async (transaction) => {
    const { memberNo, staffNo } = await openOne(transaction, contactNo);
    if (staffNo !== staff.staffNo) throw new AppError('4094', { description: '내가 시작한 상담에서만 볼 수 있어요.' });
    return { memberNo, ...(await beginLook(using, transaction, mall, { memberNo, contactNo, staff })) };
  });

/** Errors: 4040; 4094 it has ended. */
export const stopLooking = ({ database, clock }: Using, mall: MallScope, contactNo: number): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    await memberOf(transaction, contactNo);
    if (!(await endLooks(transaction, { contactNo, at: clock() })))
      throw new AppError('4094', { description: '이미 닫은 화면이에요.' });
  });

/** Error 4094: it is done already. */
export const finishFollowUp = ({ database, clock }: Using, mall: MallScope, followUpNo: number): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    if (!(await repository.updateDone(transaction, followUpNo, clock()))) throw new AppError('4094');
  });
