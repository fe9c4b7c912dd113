import { AppError } from '@mall/contracts/errors';
import type { listLintMalls, MallLint } from '@mall/contracts/office/lint';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { lintRules, outcomesOf } from '@mall/domain/lint/lint';
import { sourceWords } from '@mall/domain/lint/lint-rule';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { pageOf, readCursor, sizeOf } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import {
  countMallLintRows,
  findMallLint,
  listMallLintRows,
  type MallHistory,
  type MallLintRow,
  readMallHistory,
} from './mall-lint.repository.ts';

type Query = OfficeRequest<typeof listLintMalls>['query'];

/** Each mall of the scope with the result of its last check. */
export async function listMallLint(reader: OfficeReader, query: Query): Promise<OfficeData<typeof listLintMalls>> {
  const size = sizeOf(query);
  const key = readCursor(query.cursor, 2);
  const [found, count] = await Promise.all([
    listMallLintRows(reader, query, { key, size }),
    countMallLintRows(reader, query),
  ]);
  const page = pageOf(found, size, ({ score, mallId }) => [score ?? -1, mallId]);
  return { ...page, rows: page.rows.map(toMall), count };
}

const toMall = ({ checkedAt, ...row }: MallLintRow) => ({ ...row, checkedAt: checkedAt?.toISOString() ?? null });

/** Every rule's result in a mall, and the mall's score by day; 4040 outside the scope. */
export async function getMallLint(reader: OfficeReader, mallId: number, now: Date): Promise<MallLint> {
  const [mall, history] = await Promise.all([
    findMallLint(reader, mallId),
    readMallHistory(reader, mallId, seoulDayOf(now)),
  ]);
  if (!mall) throw new AppError('4040');
  return { ...toMall(mall), rules: rulesOf(history), days: history.days };
}

function rulesOf({ standing, whyNot }: MallHistory): MallLint['rules'] {
  const outcomes = outcomesOf(standing, whyNot);
  return lintRules.map(({ no, name, duty, source }, index) => ({
    ...{ ruleNo: no, name, duty, source: sourceWords(source), outcome: outcomes[index] ?? 'KEPT' },
    found: standing.filter(({ ruleNo, isWaived }) => ruleNo === no && !isWaived).length,
    whyNot: whyNot[no] ?? '',
  }));
}
