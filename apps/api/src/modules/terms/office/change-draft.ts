import { reaskedTerms } from '@mall/contracts/codes';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { TermWords } from '@mall/contracts/office/terms';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { refusalOfDay, unknownMarks } from '@mall/domain/terms';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { toCleanHtml } from '../../../operator-text.ts';
import { findLockedBy, lockedError } from '../../../publishing/locked.repository.ts';
import * as drafts from './draft.repository.ts';
import { subjectOf, wordsOf } from './show-terms.ts';
import { type Chain, listVersions, type Owner } from './terms.repository.ts';

type Reader = Parameters<typeof findLockedBy>[0];
type Own = Pick<Dependencies, 'database' | 'clock'>;
/** A draft as its writer has seen it; version 0: none. */
export type SeenDraft = { readonly chain: Chain; readonly version: number; readonly staffNo: number | null };

/** Runs in the malls whose terms it reads; the drafts themselves belong to the office. */
export const inChain = <Result>(
  { database }: Own,
  { mallId }: Chain,
  work: (transaction: OfficeTransaction) => Promise<Result>,
): Promise<Result> =>
  inOffice(database, mallId === null ? { kind: 'all' } : { kind: 'malls', mallIds: [mallId] }, work);

/** Errors: 4090 with both versions, 4094 while it waits for a decision, 4220 at the field. */
export const saveDraft = (own: Own, { chain, version, staffNo }: SeenDraft, words: TermWords): Promise<number> =>
  inChain(own, chain, async (transaction) => {
    await assertOwn(transaction, chain);
    const at = own.clock();
    const saved = { ...cleaned(chain, words), staffNo, at };
    await assertDay(transaction, chain, words, at);
    const held = await lockSeen(transaction, own, { chain, version, staffNo });
    if (held) {
      await drafts.updateDraft(transaction, held.draftNo, saved);
      return version + 1;
    }
    const begun = await drafts.insertDraft(transaction, chain, saved);
    if (begun === undefined) throw new AppError('4090');
    return begun;
  });

export const discardDraft = (own: Own, seen: SeenDraft): Promise<void> =>
  inChain(own, seen.chain, async (transaction) => {
    const held = await lockSeen(transaction, own, seen);
    if (!held) throw new AppError('4040');
    await drafts.updateDraftDiscarded(transaction, held.draftNo);
  });

/** The draft, unchanged since it was seen and not waiting for a decision; undefined where there is none yet. */
export async function lockSeen(
  transaction: OfficeTransaction,
  { clock }: Pick<Own, 'clock'>,
  { chain, version }: SeenDraft,
): Promise<drafts.StoredDraft | undefined> {
  const held = await drafts.lockDraft(transaction, chain);
  if (held && held.version !== version) throw staleOf(held);
  if (!held && version !== 0) throw new AppError('4090');
  const waiting = held ? await drafts.listWaiting(transaction, [subjectOf(held)], clock()) : [];
  if (waiting.length > 0)
    throw new AppError('4094', { description: '결재를 기다리고 있어요. 고치려면 먼저 결재를 거둬 주세요.' });
  return held;
}

const staleOf = (held: drafts.StoredDraft): AppError =>
  staleSave({ by: held.by, changedAt: held.changedAt, ...wordsOf(held), version: held.version });

/** 4090 while a blueprint locks the mall's annexes. */
export async function assertOwn(transaction: Reader, { mallId }: Owner): Promise<void> {
  const lockedBy = mallId === null ? null : await findLockedBy(transaction, mallId, 'annexes');
  if (lockedBy) throw lockedError(lockedBy.name);
}

/** 4220 at the day: announced now, it could not be in force so early. */
export async function assertDay(
  transaction: OfficeTransaction,
  chain: Chain,
  { appliedOn, isAdverse }: Pick<TermWords, 'appliedOn' | 'isAdverse'>,
  at: Date,
): Promise<void> {
  const [last] = await listVersions(transaction, chain, chain.termCode);
  const refusal = refusalOfDay(appliedOn, { today: seoulDayOf(at), isAdverse, lastDay: last?.appliedOn });
  if (refusal !== undefined) throw fieldError('appliedOn', refusal);
}

function cleaned({ mallId, termCode }: Chain, words: TermWords): TermWords {
  const html = toCleanHtml({ body: words.html, format: 'html' });
  const noticeHtml = toCleanHtml({ body: words.noticeHtml, format: 'html' });
  const isReasked = mallId === null && reaskedTerms.some((code) => code === termCode);
  if (words.needsConsent && !isReasked)
    throw fieldError('needsConsent', '가입할 때 동의받는 운영사 약관과 마케팅 동의만 다시 받을 수 있어요.');
  if (words.isAdverse && !words.sendsMail)
    throw fieldError('sendsMail', '회원에게 불리한 변경은 메일로도 알려야 해요.');
  // Empty is allowed for a mall, which may end its annex.
  if (html === '' && mallId === null) throw fieldError('html', '약관의 글을 적어 주세요.');
  if (noticeHtml === '') throw fieldError('noticeHtml', '회원에게 알릴 글을 적어 주세요.');
  const texts = { html, noticeHtml, noticeTitle: words.noticeTitle };
  for (const [field, text] of Object.entries(texts)) assertMarks(field, text);
  return { ...words, ...texts };
}

function assertMarks(field: string, text: string): void {
  const [mark] = unknownMarks(text);
  if (mark !== undefined)
    throw fieldError(field, `${mark}은(는) 쓸 수 없는 표시예요. 표시 목록에 있는 것만 바뀌어 보여요.`);
}
