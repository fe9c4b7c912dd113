import { AppError } from '@mall/contracts/errors';
import type { SubscriptionDetail } from '@mall/contracts/subscription';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { listCategoryPath } from '../../catalogue/product-parts.repository.ts';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listPartnerCards, listSubscriptionsInFull, listTerms } from './subscription.repository.ts';
import { toSubscriptionCard } from './to-subscription-card.ts';

/** A subscription product in full; 4042 unless this mall lists, shows and prices it. */
export async function getSubscription(
  transaction: MallTransaction,
  mall: MallScope,
  viewer: Viewer,
  productNo: string,
): Promise<SubscriptionDetail> {
  const [row] = await listSubscriptionsInFull(transaction, mall, wantedProducts(viewer, [productNo]));
  if (!row) throw new AppError('4042');
  const [terms, partnerCards, categoryPath] = await Promise.all([
    listTerms(transaction, mall, productNo),
    listPartnerCards(transaction, mall, productNo),
    listCategoryPath(transaction, mall, row.categoryNo),
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
