import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { checkMall } from './check-mall.ts';
import { deleteMarks, listMarks, type Mark } from './marks.repository.ts';

type Parts = Pick<Dependencies, 'officeDatabase' | 'malls'>;

/** Checks a mall every night, because some facts change with the day and not with a save. */
export async function checkNightly({ officeDatabase }: Parts, mall: MallScope, now: Date): Promise<void> {
  if (officeDatabase) await inMall(officeDatabase, mall, (transaction) => checkMall(transaction, now));
}

/**
 * Checks the malls whose content, products or terms have changed since, each once however much has changed. A mark is deleted when its
 * malls have been checked: if the process is killed, some of them are checked again.
 */
export async function checkMarked({ officeDatabase, malls }: Parts, now: Date): Promise<void> {
  if (!officeDatabase) return;
  const marks = await listMarks(officeDatabase);
  if (marks.length === 0) return;
  const failed: unknown[] = [];
  for (const mall of markedMalls(marks, [...(await malls.all()).values()]))
    await inMall(officeDatabase, mall, (transaction) => checkMall(transaction, now)).catch((error) =>
      failed.push(error),
    );
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} malls could not be checked`);
  await deleteMarks(
    officeDatabase,
    marks.map(({ markNo }) => markNo),
  );
}

/** Malls whose own content has changed come first: somebody is waiting at a form. */
function markedMalls(marks: readonly Mark[], malls: readonly MallScope[]): readonly MallScope[] {
  const marked = new Set(marks.map(({ ofMallId }) => ofMallId));
  const [own, others] = [true, false].map((isOwn) => malls.filter(({ mallId }) => marked.has(mallId) === isOwn));
  return marked.has(null) ? [...(own ?? []), ...(others ?? [])] : (own ?? []);
}
