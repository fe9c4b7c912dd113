import { AppError } from '@mall/contracts/errors';
import type { LintAct, LintFinding, LintFindingRow, listLintFindings } from '@mall/contracts/office/lint';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { lintDueAt, lintRuleOf } from '@mall/domain/lint/lint';
import { sourceWords } from '@mall/domain/lint/lint-rule';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { mayIn } from '../../../office/within-scope.ts';
import {
  countFindingRows,
  type FindingRow,
  findFinding,
  listFindingRows,
  type WaivedRow,
} from './finding.repository.ts';
import { pathOfFix } from './path-of-fix.ts';

type Query = OfficeRequest<typeof listLintFindings>['query'];
type Staff = Pick<StaffCaller, 'rights'>;

/** Findings of the law lint in the malls of the scope; the oldest first. */
export async function listFindings(
  reader: OfficeReader,
  query: Query,
  now: Date,
): Promise<OfficeData<typeof listLintFindings>> {
  const size = sizeOf(query);
  const today = seoulDayOf(now);
  const key = readCursor(query.cursor, 2);
  const [found, count] = await Promise.all([
    listFindingRows(reader, query, { key, size, today }),
    countFindingRows(reader, query, today),
  ]);
  const page = pageOf(found, size, ({ firstSeenAt, findingNo }) => [firstSeenAt.toISOString(), findingNo]);
  return { ...page, rows: page.rows.map(toRow), count };
}

const toRow = ({ firstSeenAt, lastSeenAt, ...row }: FindingRow): LintFindingRow => ({
  ...row,
  ...{ firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
  ruleName: lintRuleOf(row.ruleNo)?.name ?? '',
  dueAt: row.state === 'OPEN' ? (lintDueAt(row.severity, firstSeenAt)?.toISOString() ?? null) : null,
  waivedUntil: row.state === 'WAIVED' ? row.waivedUntil : null,
});

/** A finding with its legal duty, and where these staff can fix it; 4040 outside the scope. */
export async function getFinding(
  reader: OfficeReader,
  place: { readonly mallId: number; readonly findingNo: number },
  { staff, now }: { readonly staff: Staff; readonly now: Date },
): Promise<LintFinding> {
  const found = await findFinding(reader, place, seoulDayOf(now));
  if (!found) throw new AppError('4040');
  const { fix, mallUrl, waivedBy: _by, waivedAt: _at, waiverReason: _reason, ...row } = found;
  const rule = lintRuleOf(row.ruleNo);
  return {
    ...toRow(row),
    ...{ duty: rule?.duty ?? '', source: rule ? sourceWords(rule.source) : '' },
    fix: { who: fix.who, path: pathOfFix(fix, staff, { mallId: row.mallId, mallUrl }) },
    waiver: waiverOf(found),
    acts: actsOf(found, staff),
  };
}

const waiverOf = ({ state, waivedBy, waivedAt, waiverReason, waivedUntil }: WaivedRow): LintFinding['waiver'] =>
  state === 'WAIVED' && waivedAt && waivedUntil
    ? { by: waivedBy ?? '', at: waivedAt.toISOString(), reason: waiverReason, until: waivedUntil }
    : null;

function actsOf({ state, mallId }: FindingRow, staff: Staff): LintAct[] {
  if (state === 'GONE' || !mayIn(staff, 'malls.decide', mallId)) return [];
  return [state === 'WAIVED' ? 'endWaiver' : 'waive'];
}
