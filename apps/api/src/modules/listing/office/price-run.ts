import { AppError, fieldError } from '@mall/contracts/errors';
import { mostRuledPrices, type PriceRule, type RuledPrice, type RunDone } from '@mall/contracts/office/price-runs';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { inOffice } from '@mall/db/in-office';
import { warningsOf } from '@mall/domain/office/listing-price';
import { ruledPrice, ruleVerdict } from '@mall/domain/office/price-rule';
import type { Dependencies } from '../../../dependencies.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import {
  findReached,
  insertReached,
  insertRun,
  isBrand,
  listRuledListings,
  lockRun,
  type Priced,
  type Repriced,
  updatePrices,
} from './price-run.repository.ts';

type Own = Pick<Dependencies, 'database' | 'clock'>;

/** Previews every price. Error 4220: no such brand, or too many prices. */
export async function checkRule(
  reader: OfficeReader,
  rule: PriceRule,
  mallIds: readonly number[],
): Promise<RuledPrice[]> {
  if (mallIds.length === 0) throw fieldError('mallIds', '몰을 하나 이상 골라 주세요.');
  if (rule.brand !== '' && !(await isBrand(reader, rule.brand)))
    throw fieldError('brand', '없는 브랜드예요. 목록에서 골라 주세요.');
  const found = await listRuledListings(reader, rule, { mallIds, limit: mostRuledPrices });
  if (found.length > mostRuledPrices)
    throw fieldError('mallIds', '가격이 20,000개를 넘어요. 몰을 줄이거나 브랜드를 골라 주세요.');
  return found.map((one) => ruledOf(rule, one));
}

function ruledOf(rule: PriceRule, { mallId, productNo, productName, ...prices }: Priced): RuledPrice {
  const { salePrice: before, supplyPrice, lowestPrice: lowest, highestPrice: highest } = prices;
  const after = ruledPrice(rule, prices);
  const band = lowest === null || highest === null ? undefined : { lowest, highest };
  const verdict = ruleVerdict(before, after, band);
  const warnings = verdict === 'CHANGED' ? warningsOf({ before, after: after ?? before, supplyPrice }) : [];
  return { mallId, productNo, productName, before, after: after ?? 0, verdict, warnings: [...warnings] };
}

type Starting = {
  readonly rule: PriceRule;
  readonly mallIds: readonly number[];
  readonly reason: string;
  readonly staffNo: number;
};

/** Begins a run, which changes nothing yet; returns its number. */
export const startRun = ({ database, clock }: Own, { mallIds, ...run }: Starting): Promise<number> =>
  inOffice(database, { kind: 'all', staffNo: run.staffNo }, (transaction) =>
    insertRun(transaction, { ...run, mallIds: [...new Set(mallIds)], madeAt: clock() }),
  );

type Applying = { readonly runNo: number; readonly items: readonly Repriced[]; readonly staffNo: number };

/** Changes a mall's prices as previewed, once. Error 4040: the run is not for this mall. */
export const applyRun = ({ database, clock }: Own, mall: MallScope, applying: Applying): Promise<RunDone> =>
  inMall(database, mall, async (transaction) => {
    const { runNo, items, staffNo } = applying;
    const reason = await lockRun(transaction, runNo);
    if (reason === undefined) throw new AppError('4040');
    const reached = await findReached(transaction, runNo);
    if (reached) return { ...reached, doneAt: reached.doneAt.toISOString() };
    const by = { changedBy: staffNo, changedAt: clock(), reason: reason || `가격 규칙 ${runNo}` };
    const changed = new Set(items.length > 0 ? await updatePrices(transaction, items, by) : []);
    const moved = items.map(({ productNo }) => productNo).filter((productNo) => !changed.has(productNo));
    const done = { changed: changed.size, moved, doneAt: by.changedAt };
    await insertReached(transaction, runNo, done);
    return { ...done, doneAt: done.doneAt.toISOString() };
  });
