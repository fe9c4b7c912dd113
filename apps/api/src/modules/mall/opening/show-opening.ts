import { AppError } from '@mall/contracts/errors';
import type { MallOpening, OpeningStep } from '@mall/contracts/office/mall-opening';
import { isThere } from '@mall/domain/access-matrix';
import { lintRuleOf } from '@mall/domain/lint/lint';
import { formatWon } from '@mall/domain/money';
import { stepOfRule } from '@mall/domain/office/mall-opening';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { getLastTrial } from '../../order/trial/record-trial.ts';
import { nameOfRole } from '../../staff/role-name.ts';
import { findMall, listSavedSections } from '../office/mall-settings.repository.ts';
import {
  countOpening,
  findMallName,
  listPeople,
  listStandingFindings,
  type OpeningCounts,
  type StandingFinding,
} from './opening.repository.ts';

/** The steps of a mall on its way to opening, and what prevents it. Error 4040. */
export async function showOpening(reader: OfficeReader, staff: StaffCaller, mallId: number, at: Date) {
  const [mall, saved, counts, standing, trial, people] = await Promise.all([
    findMall(reader, mallId),
    listSavedSections(reader, mallId),
    countOpening(reader, mallId, seoulDayOf(at)),
    listStandingFindings(reader, mallId, seoulDayOf(at)),
    getLastTrial(reader, mallId),
    listPeople(reader, mallId, at),
  ]);
  if (!mall) throw new AppError('4040');
  const { mallUrl, name, salesType, state, isBlueprint, opensAt, madeFromMallId } = mall;
  const { faqs, popups, pages, terms, annexes, checkedAt } = counts;
  const isSaved = (...sections: string[]) => saved.some(({ section }) => sections.includes(section));
  return {
    ...{ mallId, mallUrl, name, salesType, state, isBlueprint, texts: { faqs, popups, pages, terms, annexes } },
    origin: await originOf(reader, mall),
    steps: stepsOf(mall, counts, { isSaved, hasOrigin: madeFromMallId !== null }),
    findings: standing.map(findingOf),
    ...{ checkedAt: checkedAt?.toISOString() ?? null, opensAt: opensAt?.toISOString() ?? null },
    ...{ trial, takesOrders: isThere('orderSheet', mall) },
    people: people.map(({ roleCode, ...person }) => ({ ...person, role: nameOfRole(roleCode, null) })),
    mayWrite: mayIn(staff, 'malls.write', mallId),
  };
}

const findingOf = ({ ruleNo, ...finding }: StandingFinding) => ({
  ...{ ...finding, ruleNo, ruleName: lintRuleOf(ruleNo)?.name ?? '', step: stepOfRule(ruleNo) },
});

async function originOf(reader: OfficeReader, { madeFromMallId, parentMallId }: Mall): Promise<MallOpening['origin']> {
  if (madeFromMallId === null) return { kind: 'EMPTY', name: '', mallId: 0 };
  const name = await findMallName(reader, madeFromMallId);
  return { kind: parentMallId === null ? 'COPY' : 'CHILD', name, mallId: madeFromMallId };
}

type Known = { readonly isSaved: (...sections: string[]) => boolean; readonly hasOrigin: boolean };
type Step = { readonly isDone: boolean; readonly words: string };

function stepsOf(mall: Mall, counts: OpeningCounts, known: Known): MallOpening['steps'] {
  const steps: Readonly<Record<OpeningStep, Step>> = {
    from: { isDone: true, words: mall.mallUrl },
    who: whoOf(mall),
    look: { isDone: known.hasOrigin || known.isSaved('look'), words: `테마 ${mall.style}` },
    goods: { isDone: counts.goods > 0, words: counts.goods > 0 ? `${counts.goods.toLocaleString('ko')}개 진열` : '' },
    rules: {
      isDone: known.hasOrigin || known.isSaved('delivery', 'limits', 'joining'),
      words: `배송비 ${formatWon(mall.deliveryFee)}`,
    },
    texts: { isDone: counts.faqs > 0, words: `약관 ${counts.terms}종 · FAQ ${counts.faqs}개` },
    open: {
      isDone: mall.openedAt !== null || mall.state === 'OPEN',
      words: mall.state === 'READY' ? '열 준비 끝' : '',
    },
  };
  return Object.entries(steps).map(([step, one]) => ({ step: step as OpeningStep, ...one }));
}

const whoOf = ({ company, businessNumber, customerPhone, email }: Mall): Step => ({
  isDone: [company, businessNumber, customerPhone, email].every((value) => value !== ''),
  words: company,
});
