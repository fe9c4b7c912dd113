import { AppError } from '@mall/contracts/errors';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import type { MallTransaction } from '@mall/db/in-mall';
import { listCategoryPath } from '../../catalogue/product-parts.repository.ts';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listPartnerCards, listSubscriptionsInFull, listTerms } from './subscription.repository.ts';
import { toSubscriptionCard } from './to-subscription-card.ts';

/** A subscription product in full; 4042 unless this mall lists, shows and prices it. */
export async function getSubscription(
  transaction: MallTransaction,
  viewer: Viewer,
  { productNo, at }: { readonly productNo: string; readonly at: Date },
): Promise<SubscriptionDetail> {
  const [row] = await listSubscriptionsInFull(transaction, wantedProducts(viewer, [productNo]));
  if (!row) throw new AppError('4042');
  const [terms, partnerCards, categoryPath] = await Promise.all([
    listTerms(transaction, productNo),
    listPartnerCards(transaction, { productNo, at }),
    listCategoryPath(transaction, row.categoryNo),
  ]);
  return {
    card: toSubscriptionCard(row),
    summary: row.summary,
    images: row.images,
    purchasePrice: row.purchasePrice,
    registrationFee: row.registrationFee,
    visitCycleMonths: row.visitCycleMonths,
    terms,
    partnerCards,
    specifications: row.specifications,
    leaveRule: { percent: row.leavePercent, takeBackFee: row.takeBackFee },
    cancellationTerms: row.cancellationTerms,
    descriptionHtml: row.descriptionHtml,
    categoryPath,
  };
}
