import { AppError } from '@mall/contracts/errors';
import { instalmentMonths } from '@mall/contracts/wireless-codes';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { MallTransaction } from '@mall/db/in-mall';
import { noticeWithSeller } from '@mall/domain/seller';
import { listCategoryPath } from '../../catalogue/product-parts.repository.ts';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { instalmentRatePercent } from './instalment-rate.ts';
import { toWirelessCard } from './to-wireless-card.ts';
import * as repository from './wireless.repository.ts';
import { listWirelessInFull } from './wireless-card.repository.ts';

type Input = { readonly viewer: Viewer; readonly productNo: string; readonly at: Date };

/** A phone with everything its plan picker needs for prices; 4042 unless this mall lists and shows it. */
export async function getWireless(transaction: MallTransaction, input: Input): Promise<WirelessDetail> {
  const wanted = { ...wantedProducts(input.viewer, [input.productNo]), at: input.at };
  const [row] = await listWirelessInFull(transaction, wanted);
  if (!row) throw new AppError('4042');
  const [colours, memories, plans, supports, returnRules, related, categoryPath] = await Promise.all([
    repository.listColours(transaction, input),
    repository.listMemories(transaction, input),
    repository.listPlans(transaction, input),
    repository.listSupportsInForce(transaction, input),
    repository.listReturnRules(transaction, input),
    repository.listShownAmong(transaction, { productNos: row.relatedNos }),
    listCategoryPath(transaction, row.categoryNo),
  ]);
  return {
    card: toWirelessCard(row),
    network: row.network,
    summary: row.summary,
    images: row.images,
    colours,
    memories,
    plans: plans.map((plan) => ({ ...plan, pricedFrom: plan.pricedFrom.toISOString() })),
    supports: supports.map((support) => ({ ...support, validFrom: support.validFrom.toISOString() })),
    instalmentMonths: [...instalmentMonths],
    instalmentRatePercent,
    returnRules: returnRules.map((rule) => ({ ...rule, validFrom: rule.validFrom.toISOString() })),
    specifications: row.specifications,
    statutoryNotice: noticeWithSeller(row.statutoryNotice, row.seller),
    descriptionHtml: row.descriptionHtml,
    categoryPath,
    relatedNos: related.map(({ productNo }) => productNo),
  };
}
