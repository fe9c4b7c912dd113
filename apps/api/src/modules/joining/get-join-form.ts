import type { TermCode } from '@mall/contracts/codes';
import type { JoinForm, JoinTerm } from '@mall/contracts/joining';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { listTermsInForce } from '../../consent/consent.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertJoinable } from './assert-joinable.ts';
import { listQuestions } from './join-form.repository.ts';

/** In the order in which they are shown; agreeing to marketing is not a condition of joining. */
const offeredTerms: readonly { readonly termCode: TermCode; readonly isRequired: boolean }[] = [
  { termCode: 'service', isRequired: true },
  { termCode: 'privacy', isRequired: true },
  { termCode: 'marketing', isRequired: false },
];

/** The terms in force today that joining requires or offers. */
export async function listJoinTerms(transaction: MallTransaction, at: Date): Promise<JoinTerm[]> {
  const termCodes = offeredTerms.map(({ termCode }) => termCode);
  const inForce = await listTermsInForce(transaction, { termCodes, day: seoulDayOf(at) });
  return offeredTerms.flatMap(({ termCode, isRequired }) =>
    inForce.filter((term) => term.termCode === termCode).map(({ termNo }) => ({ termNo, termCode, isRequired })),
  );
}

/** The form for joining this mall. */
export async function getJoinForm(transaction: MallTransaction, mall: Mall, at: Date): Promise<JoinForm> {
  assertJoinable(mall);
  const questions = await listQuestions(transaction);
  return {
    terms: await listJoinTerms(transaction, at),
    questions: questions.map(({ pattern: _judgedHere, ...question }) => question),
    needsApproval: mall.needsApproval,
  };
}
