import { AppError, fieldError } from '@mall/contracts/errors';
import type { SupportCell, SupportPair } from '@mall/contracts/office/supports';
import type { Database } from '@mall/db/connection';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { formatNumber, formatWon } from '@mall/domain/money';
import { officePath } from '@mall/domain/office/screens';
import { joinTypeLabels } from '@mall/domain/wireless-words';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { openCase } from '../../case/cases.ts';
import { keptIf } from '../kept-if.ts';
import type { LineReport } from '../load-operator-data.ts';
import type { Names } from './file-report.ts';
import { loadCells } from './support-cells.ts';

/** Checks these cells by the rules, and returns those that change something. Errors as for a save. */
export async function changingCells(
  database: Database,
  mall: Pick<Mall, 'mallId'>,
  { cells, at }: { readonly cells: readonly SupportCell[]; readonly at: Date },
): Promise<SupportCell[]> {
  const { changes } = await keptIf(
    false,
    (work: (transaction: MallTransaction) => Promise<LineReport>) => inMall(database, mall, work),
    (transaction) => loadCells(transaction, cells, at),
  );
  const changing = changes.flatMap(({ line }) => cells[line - 1] ?? []);
  if (changing.length === 0) throw fieldError('cells', '바뀌는 지원금이 없어요.');
  return changing;
}

type Proposal = {
  readonly mall: Pick<Mall, 'mallId' | 'mallUrl'>;
  readonly cells: readonly SupportCell[];
  readonly carrier: string;
  readonly reason: string;
  readonly names: Names;
};

/** Submits cells to staff who decide supports. Error 4094: a proposal for the same carrier and day is already open. */
export const openProposal = (
  transaction: Parameters<typeof openCase>[0],
  { mall: { mallId, mallUrl }, cells, carrier, reason, names }: Proposal,
  made: { readonly madeBy: number; readonly at: Date },
): Promise<number> =>
  openCase(
    transaction,
    {
      ...{ kind: 'supports.change', ofMallId: mallId, reason },
      subject: `supports ${carrier} ${cells[0]?.validFrom ?? ''}`,
      request: { cells },
      differences: differencesOf(cells, names),
      risks: risksOf(cells),
      path: `${officePath({ screen: 'plans' })}?mall=${mallUrl}&on=${cells[0]?.validFrom ?? ''}`,
    },
    made,
  );

const shown = 30;

function differencesOf(cells: readonly SupportCell[], names: Names) {
  const rest = cells.length - shown;
  return [
    ...cells.slice(0, shown).map((cell) => ({
      name: nameOf(cell, names),
      before: cell.seen ? inWords(cell.seen) : '없음',
      after: inWords(cell),
    })),
    ...(rest > 0 ? [{ name: '그 밖에', before: '', after: `${rest}개 조합` }] : []),
  ];
}

const nameOf = ({ productNo, memory, planNo, joinType, validFrom }: SupportCell, { phones, plans }: Names): string =>
  [
    `${phones.get(productNo) ?? productNo} ${memory}`,
    plans.get(planNo) ?? String(planNo),
    joinTypeLabels[joinType].title,
    `${validFrom}부터`,
  ].join(' · ');

const inWords = ({ commonSupport, extraSupport }: SupportPair): string =>
  `공통 ${formatNumber(commonSupport)} + 추가 ${formatWon(extraSupport)}`;

const sumOf = (pair: SupportPair | null): number => (pair ? pair.commonSupport + pair.extraSupport : 0);

function risksOf(cells: readonly SupportCell[]): string[] {
  const less = cells.filter((cell) => sumOf(cell) < sumOf(cell.seen)).length;
  return less > 0 ? [`${less}개 조합은 지원금이 줄어들어요`] : [];
}

/** A proposal must be for one's own carriers: 4040 otherwise, as for an unknown plan. */
export function assertOwnCarriers(
  cells: readonly SupportCell[],
  carrierOf: (planNo: number) => string | undefined,
  own: readonly string[] | null,
): void {
  const isOwn = ({ planNo }: SupportCell) => own === null || own.some((carrier) => carrier === carrierOf(planNo));
  if (!cells.every(isOwn)) throw new AppError('4040');
}
