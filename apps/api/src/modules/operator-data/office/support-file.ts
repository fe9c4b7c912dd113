import type { SupportCell, SupportFileReport } from '@mall/contracts/office/supports';
import type { Database } from '@mall/db/connection';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { keptIf } from '../kept-if.ts';
import { type LineReport, readFiles } from '../load-operator-data.ts';
import { type Names, toReport } from './file-report.ts';
import { loadFromTomorrow } from './from-tomorrow.ts';
import { cellsOf } from './support-cells.ts';

type Checked = LineReport & { readonly cells: SupportCell[] };

/** Previews what a file of supports would change in a mall. */
export async function checkSupportFile(
  database: Database,
  mall: MallScope,
  { file, at, namesOf }: { readonly file: Buffer; readonly at: Date; readonly namesOf: NamesOf },
): Promise<SupportFileReport> {
  const read = readFiles({ supports: { name: '', bytes: file } });
  const names = await namesOf(read.lines.supports.map(({ row }) => row));
  const { cells, ...report } = await keptIf(
    false,
    (work: (transaction: MallTransaction) => Promise<Checked>) => inMall(database, mall, work),
    async (transaction): Promise<Checked> => {
      const cellOfLine = new Map<number, SupportCell>();
      const all = await cellsOf(transaction, read.lines.supports);
      for (const [index, cell] of all.entries()) cellOfLine.set(read.lines.supports[index]?.line ?? 0, cell);
      const loaded = await loadFromTomorrow(transaction, read, at);
      return { ...loaded, cells: loaded.changes.flatMap(({ line }) => cellOfLine.get(line) ?? []) };
    },
  );
  return { ...toReport(report, read, names), cells: report.problems.length > 0 ? [] : cells };
}

type Named = { readonly productNo: string; readonly planNo: number };
export type NamesOf = (rows: readonly Named[]) => Promise<Names>;
