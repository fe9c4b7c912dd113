import { fieldError } from '@mall/contracts/errors';
import { officePath } from '@mall/domain/office/screens';
import { termLabel } from '@mall/domain/term-words';
import { koreanDay } from '@mall/domain/terms';
import { changedArticles, wordsOf } from '@mall/domain/terms-notice';
import type { Dependencies } from '../../../dependencies.ts';
import { openCase } from '../../case/cases.ts';
import { assertDay, assertOwn, inChain, lockSeen, type SeenDraft } from './change-draft.ts';
import type { StoredDraft } from './draft.repository.ts';
import { subjectOf } from './show-terms.ts';
import { type Chain, listVersions, type StoredVersion } from './terms.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;
type Proposed = SeenDraft & { readonly staffNo: number; readonly reason: string };

/** Submits a draft to a second person, who announces it by approving. Errors: 4040, 4090, 4094, 4220 at the field. */
export const proposeTerms = (own: Own, proposed: Proposed): Promise<number> =>
  inChain(own, proposed.chain, async (transaction) => {
    const { chain, staffNo, reason } = proposed;
    const at = own.clock();
    await assertOwn(transaction, chain);
    const draft = await lockSeen(transaction, own, proposed);
    if (!draft) throw fieldError('html', '먼저 초안을 저장해 주세요.');
    const [last] = await listVersions(transaction, chain, chain.termCode);
    await assertDay(transaction, chain, draft, at);
    assertTold(draft, last);
    return openCase(
      transaction,
      {
        ...{ kind: 'terms.announce', subject: subjectOf(draft), reason },
        ...(chain.mallId !== null && { ofMallId: chain.mallId }),
        request: { draftNo: draft.draftNo, version: draft.version },
        ...summaryOf(draft, last),
        path: pathOf(chain),
      },
      { madeBy: staffNo, at },
    );
  });

/** It must differ from the version before, and the notice must say from when on. */
function assertTold({ html, appliedOn, noticeTitle, noticeHtml }: StoredDraft, last: StoredVersion | undefined): void {
  if (wordsOf(html) === wordsOf(last?.html ?? '')) throw fieldError('html', '바로 앞 버전과 같은 글이에요.');
  const day = koreanDay(appliedOn);
  if (!`${noticeTitle} ${noticeHtml}`.includes(day))
    throw fieldError('noticeHtml', `알림 글에 시행일(${day})이 없어요. 글을 고치거나 다시 만들어 주세요.`);
}

const shown = 20;

/** The name of a text in a case. */
export const nameOf = ({ termCode, ofMallId }: Pick<StoredDraft, 'termCode' | 'ofMallId'>): string =>
  ofMallId === null ? termLabel(termCode) : `${termLabel(termCode)} 몰 추가 약관`;

function summaryOf(draft: StoredDraft, last: StoredVersion | undefined) {
  const { appliedOn, isAdverse, needsConsent, sendsMail, html, noticeTitle } = draft;
  const articles = changedArticles(last?.html ?? '', html);
  const rest = articles.length - shown;
  return {
    differences: [
      {
        name: nameOf(draft),
        before: last ? `${koreanDay(last.appliedOn)} 시행` : '',
        after: `${koreanDay(appliedOn)} 시행`,
      },
      { name: '바뀌는 조문', before: '', after: articles.slice(0, shown).join(' · ') || '제목 없는 글이 바뀌어요' },
      ...(rest > 0 ? [{ name: '그 밖에', before: '', after: `조문 ${rest}개` }] : []),
      { name: '알림', before: '', after: `${noticeTitle} · 게시판${sendsMail ? '과 메일' : ''}` },
    ],
    risks: [
      ...(isAdverse ? ['회원에게 불리한 변경이에요'] : []),
      ...(needsConsent ? ['앞 버전에 동의한 회원에게 다시 동의를 받아요'] : []),
    ],
  };
}

/** The path of a text in the office. */
export const pathOf = ({ mallId, termCode }: Chain): string =>
  mallId === null
    ? officePath({ screen: 'term', params: { termCode } })
    : officePath({ screen: 'termAnnex', params: { termCode, mallId } });
