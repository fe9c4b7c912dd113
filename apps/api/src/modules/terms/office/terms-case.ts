import { AppError } from '@mall/contracts/errors';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { refusalOfDay } from '@mall/domain/terms';
import * as z from 'zod';
import type { RecordedTransaction } from '../../../office/recorded.ts';
import type { CaseKind } from '../../case/case-kinds.ts';
import { assertToCome } from './assert-to-come.ts';
import { assertOwn } from './change-draft.ts';
import { lockDraftByNo, type StoredDraft, updateDraftAnnounced, updateDraftWithdrawn } from './draft.repository.ts';
import {
  bindToMall,
  insertAnnex,
  insertVersion,
  listVersions,
  lockTerms,
  updateWithdrawn,
} from './terms.repository.ts';

const request = z.object({ draftNo: z.int(), version: z.int() });

/** A version to be announced to members: approving it announces it, and from its day on it is in force. */
export const termsCase: CaseKind = {
  permission: 'terms.decide',
  title: '약관 변경 알리기',
  execute: async (transaction, stored, { caseNo, at }) => {
    await announceDraft(transaction, { ...request.parse(stored), caseNo, at });
    return undefined;
  },
};

const withdrawal = z.object({ draftNo: z.int(), reason: z.string() });

/** An announced version to be withdrawn: each mall says so on its board, and to the members it had informed. */
export const withdrawTermsCase: CaseKind = {
  permission: 'terms.decide',
  title: '약관 알림 거두기',
  execute: async (transaction, stored, { caseNo, at }) => {
    await withdrawAnnounced(transaction, { ...withdrawal.parse(stored), caseNo, at });
    return undefined;
  },
};

type Withdrawn = z.output<typeof withdrawal> & { readonly caseNo: number; readonly at: Date };

/** Errors: 4090 it was withdrawn already, or is in force by now. */
async function withdrawAnnounced(transaction: RecordedTransaction, { draftNo, reason, caseNo, at }: Withdrawn) {
  await lockTerms(transaction);
  const told = await lockDraftByNo(transaction, draftNo);
  if (told?.state !== 'ANNOUNCED') throw new AppError('4090');
  const { ofMallId: mallId, termCode, appliedOn } = told;
  assertToCome(appliedOn, at);
  if (mallId !== null) await bindToMall(transaction, mallId);
  await updateWithdrawn(transaction, { mallId, termCode, appliedOn, caseNo, at });
  await updateDraftWithdrawn(transaction, { draftNo, reason, at });
}

type Approved = { readonly draftNo: number; readonly version: number; readonly caseNo: number; readonly at: Date };

/** In the transaction that approves its case, as the database requires. Errors: 4090 the draft has changed, 4220 it is too late. */
export async function announceDraft(transaction: RecordedTransaction, approved: Approved): Promise<void> {
  const { draftNo, version, caseNo, at: announcedAt } = approved;
  await lockTerms(transaction);
  const draft = await lockDraftByNo(transaction, draftNo);
  if (draft?.state !== 'DRAFT' || draft.version !== version) throw new AppError('4090');
  if (draft.ofMallId !== null) await bindToMall(transaction, draft.ofMallId);
  await assertOwn(transaction, { mallId: draft.ofMallId });
  await assertStillInTime(transaction, draft, announcedAt);
  const announced = { ...draft, announcedAt, caseNo };
  if (draft.ofMallId === null) await insertVersion(transaction, announced);
  else await insertAnnex(transaction, draft.ofMallId, announced);
  await updateDraftAnnounced(transaction, draftNo, announcedAt);
}

/** It was in time when it was proposed; a later decision may be too late. */
async function assertStillInTime(transaction: RecordedTransaction, draft: StoredDraft, at: Date): Promise<void> {
  const { ofMallId, termCode, appliedOn, isAdverse } = draft;
  const [last] = await listVersions(transaction, { mallId: ofMallId }, termCode);
  const refusal = refusalOfDay(appliedOn, { today: seoulDayOf(at), isAdverse, lastDay: last?.appliedOn });
  if (refusal === undefined) return;
  const description = `${refusal} 시행일을 늦춰 다시 올리도록 반려해 주세요.`;
  throw new AppError('4220', { description, fieldErrors: [{ field: 'appliedOn', message: refusal }] });
}
