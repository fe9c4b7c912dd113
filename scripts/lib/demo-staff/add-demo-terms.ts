import { updateCaseDecided } from '../../../apps/api/src/modules/case/case.repository.ts';
import { saveDraft } from '../../../apps/api/src/modules/terms/office/change-draft.ts';
import { proposeTerms } from '../../../apps/api/src/modules/terms/office/propose-terms.ts';
import { type Chain, listVersions } from '../../../apps/api/src/modules/terms/office/terms.repository.ts';
import { announceDraft } from '../../../apps/api/src/modules/terms/office/terms-case.ts';
import type { RoleCode } from '../../../packages/contracts/src/office/rights.ts';
import type { TermWords } from '../../../packages/contracts/src/office/terms.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { seoulDayOf, shiftedDay } from '../../../packages/domain/src/seoul-day.ts';
import { draftNotice } from '../../../packages/domain/src/terms-notice.ts';

const yesterday = (): Date => new Date(Date.now() - 86_400_000);
const lunch =
  '<h4>고객센터 점심시간</h4><p>{mallNm} 고객센터는 평일 12시부터 13시까지 쉬어요. 그 사이 남긴 문의는 13시부터 차례로 답해요.</p>';
const kept = '<p>회사는 개인정보를 다룬 직원의 접속 기록을 2년 동안 보관하고 한 달에 한 번 점검합니다.</p>';

/** A partner's annex to the terms of its mall from ten days on, and a version of the privacy policy that security has to approve. */
export async function addDemoTerms(
  owner: Database,
  mallId: number,
  staffNoOf: (role: RoleCode) => number,
): Promise<void> {
  const annex: Chain = { mallId, termCode: 'service' };
  const reason = '고객센터 점심시간을 약관에 적어 달라는 문의가 많았어요.';
  const made = await bring(owner, annex, { after: lunch, before: '', staffNo: staffNoOf('PARTNER'), reason });
  await announce(owner, made, staffNoOf('SECURITY'));
  const privacy: Chain = { mallId: null, termCode: 'privacy' };
  const [last] = await listVersions(owner, privacy, 'privacy');
  const before = last?.html ?? '';
  const why = '접속 기록을 보관하는 기간을 밝혀 적어요.';
  await bring(owner, privacy, { after: withArticle(before), before, staffNo: staffNoOf('SUPER'), reason: why });
}

/** Adds an article before the supplement. */
function withArticle(html: string): string {
  const number = (html.match(/<h4>제/g)?.length ?? 0) + 1;
  return html.replace('<h4>부칙', `<h4>제${number}조 (접속 기록의 보관)</h4>${kept}$&`);
}

type Brought = { readonly after: string; readonly before: string; readonly staffNo: number; readonly reason: string };
type Made = { readonly draftNo: number; readonly caseNo: number };

async function bring(owner: Database, chain: Chain, { after, before, staffNo, reason }: Brought): Promise<Made> {
  const own = { database: owner, clock: yesterday };
  const appliedOn = shiftedDay(seoulDayOf(new Date()), 10);
  const told = draftNotice({ termCode: chain.termCode, appliedOn, isAdverse: false, before, after });
  const words: TermWords = { html: after, appliedOn, isAdverse: false, needsConsent: false, ...told, sendsMail: false };
  const version = await saveDraft(own, { chain, version: 0, staffNo }, words);
  const caseNo = await proposeTerms(own, { chain, version, staffNo, reason });
  const { draftNo } = await owner
    .selectFrom('termDraft')
    .select('draftNo')
    .orderBy('draftNo', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { draftNo, caseNo };
}

async function announce(owner: Database, { draftNo, caseNo }: Made, decidedBy: number): Promise<void> {
  const at = new Date(yesterday().getTime() + 3_600_000);
  await owner.transaction().execute(async (transaction) => {
    await announceDraft(transaction, { draftNo, version: 1, caseNo, at });
    await updateCaseDecided(transaction, { caseNo, state: 'APPROVED', decidedBy, at });
  });
}
