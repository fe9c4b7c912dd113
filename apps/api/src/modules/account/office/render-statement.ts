import type { StatementMonth } from '@mall/contracts/office/statements';
import { formatSignedWon } from '@mall/domain/money';
import { seoulMomentOf } from '@mall/domain/seoul-day';
import { row, won } from '@mall/domain/signed-paper';
import { renderSignedPaper } from '../../../documents/render-signed-paper.ts';
import { type SheetCell, streamWorkbook } from '../../upload/writing/write-workbook.ts';
import type { StatementLine } from './statement.repository.ts';

/** A month of an account with its lines, as the mall hands it out. */
export type Statement = {
  readonly mallName: string;
  readonly memberNo: number;
  readonly month: StatementMonth;
  readonly lines: readonly StatementLine[];
  readonly at: Date;
};

const kindNames = { CHARGE: '주문', CREDIT: '취소·반품', SETTLED: '납부' } as const;
const title = '후불 거래 명세서';
/** Beyond this number of lines a statement shows sums only. */
const mostLines = 1000;

export const statementName = ({ mallName, memberNo, month }: Statement): string =>
  `${title} ${mallName} ${memberNo} ${month.month.slice(0, 7)}`;

export function renderStatementPaper({ mallName, memberNo, month, lines, at }: Statement): Promise<Buffer> {
  const isLong = lines.length > mostLines;
  return renderSignedPaper({
    ...{ title, number: `${memberNo} ${month.month.slice(0, 7)}`, author: mallName, signedAt: at },
    sections: [
      {
        title: `${month.month.slice(0, 7)} · 회원 ${memberNo}`,
        rows: [
          won('지난달까지 남은 금액', month.opening),
          won(kindNames.CHARGE, month.charged),
          won(kindNames.CREDIT, 0 - month.credited),
          won(kindNames.SETTLED, 0 - month.settled),
          won('이달까지 남은 금액', month.closing, true),
        ],
      },
      {
        title: `내역 ${lines.length}건`,
        rows: isLong ? [] : lines.map((line) => row(seoulMomentOf(line.at), textOf(line))),
      },
    ],
    notes: isLong ? [`내역이 ${mostLines}건을 넘어 합계만 적었어요. 모든 내역은 엑셀 명세서에 있어요.`] : [],
    signature: `${mallName} · ${seoulMomentOf(at)} 기준`,
  });
}

const textOf = ({ kind, orderNo, amount }: StatementLine): string =>
  [kindNames[kind], orderNo, formatSignedWon(amount)].filter(Boolean).join(' · ');

/** The same as a workbook: every line with the balance after it, numbers as numbers. */
export async function writeStatementSheet({ month, lines }: Statement): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const stream = streamWorkbook({
    ...{ name: month.month.slice(0, 7), widths: [18, 12, 22, 16, 16] },
    headings: [['시각', '구분', '주문번호', '금액(원)', '남은 금액(원)']],
    pages: pageOf(cellsOf(month, lines)),
  });
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function cellsOf({ opening, closing }: StatementMonth, lines: readonly StatementLine[]): SheetCell[][] {
  let owed = opening;
  const rows = lines.map(({ at, kind, orderNo, amount }): SheetCell[] => {
    owed += amount;
    return [seoulMomentOf(at), kindNames[kind], orderNo, amount, owed];
  });
  return [['', '지난달까지', '', '', opening], ...rows, ['', '이달까지', '', '', closing]];
}

async function* pageOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
