import { sql } from 'kysely';
import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import type { CarrierPlan } from './content/carrier-types.ts';
import type { Supplier } from './content/suppliers.ts';
import type { Product, SubscriptionProduct, WirelessProduct } from './content/types.ts';
import { putOnShelves } from './put-on-shelves.ts';
import { sanitisedOnce } from './sanitised-once.ts';
import type { Catalogue } from './seed-content.ts';

/** Brands, plans, terms, the provider's products and their suppliers; afterwards sold-out products are marked as such. */
export async function insertCatalogue(transaction: SeedTransaction, catalogue: Catalogue): Promise<void> {
  await insertRows(transaction, 'brand', catalogue.brands);
  await insertRows(transaction, 'carrierPlan', catalogue.plans.map(planRow));
  await insertRows(transaction, 'carrierPlanPrice', catalogue.plans.map(planPriceRow));
  await insertRows(transaction, 'carrierReturnRule', catalogue.returnRules);
  await insertRows(
    transaction,
    'termVersion',
    catalogue.terms.map((term) => ({ ...term, html: sanitisedOnce(term.html) })),
  );
  await insertProducts(transaction, [...catalogue.products]);
  await insertSuppliers(transaction, catalogue.suppliers ?? []);
}

/** With the products of their brands. */
async function insertSuppliers(transaction: SeedTransaction, suppliers: readonly Supplier[]): Promise<void> {
  for (const { brandIds, ...supplier } of suppliers) {
    await insertRows(transaction, 'supplier', [supplier]);
    await sql`
      update product set supplier_no = s.supplier_no from supplier s
      where s.name = ${supplier.name} and brand_id = any (${brandIds}::int[])`.execute(transaction);
  }
}

async function insertProducts(transaction: SeedTransaction, products: readonly Product[]): Promise<void> {
  await insertRows(transaction, 'product', products.map(productRow));
  await insertRows(transaction, 'productOption', products.flatMap(optionRows));
  await putOnShelves(transaction, products);
  const phones = products.filter((product) => product.kind === 'wireless');
  await insertRows(transaction, 'wirelessModel', phones.map(phoneRow));
  await insertRows(transaction, 'wirelessMemory', phones.flatMap(memoryRows));
  const subscriptions = products.filter((product) => product.kind === 'subscription');
  await insertRows(transaction, 'subscriptionProduct', subscriptions.map(subscriptionRow));
  await insertRows(transaction, 'partnerCard', subscriptions.flatMap(partnerCardRows));
}

const optionRows = ({ productNo, options }: Product) =>
  options.map(({ stockQuantity: _, ...option }) => ({ productNo, ...option }));

const productRow = (product: Product) => ({
  productNo: product.productNo,
  kind: product.kind,
  name: product.name,
  brandId: product.brandId,
  modelName: product.modelName,
  summary: product.summary,
  tag: product.tag,
  searchTags: product.searchTags,
  stickers: product.stickers,
  state: product.state,
  approval: product.approval,
  marketPrice: product.marketPrice,
  image: product.image,
  images: product.images,
  descriptionHtml: sanitisedOnce(product.descriptionHtml),
  specifications: product.specifications,
  statutoryNotice: product.statutoryNotice,
  deliveryMethod: product.deliveryMethod,
  hasFreeDelivery: product.hasFreeDelivery,
  shipsToday: product.shipsToday,
  deliveryNote: product.deliveryNote,
  registeredOn: product.registeredOn,
  colourFamilies: product.colourFamilies,
});

const planRow = ({
  planNo,
  carrier,
  name,
  dataSummary,
  benefitSummary,
  isPopular,
  sortOrder,
  ...plan
}: CarrierPlan) => {
  const { minAge, maxAge, phoneNetworks, joinTypes, persons } = plan;
  return {
    ...{ planNo, carrier, name, dataSummary, benefitSummary, isPopular, sortOrder },
    ...{ minAge, maxAge, phoneNetworks, joinTypes, persons },
  };
};

const planPriceRow = ({ planNo, validFrom, monthlyPrice, discountMonthly12, discountMonthly24 }: CarrierPlan) => ({
  ...{ planNo, validFrom, monthlyPrice, discountMonthly12, discountMonthly24 },
});

const phoneRow = (phone: WirelessProduct) => ({
  productNo: phone.productNo,
  network: phone.network,
  benefitLine1: phone.benefitLine1,
  benefitLine2: phone.benefitLine2,
  newCount: phone.newCount,
  transferCount: phone.transferCount,
  changeCount: phone.changeCount,
  cardMemory: phone.cardChoice.memory,
  cardPlanNo: phone.cardChoice.planNo,
  cardJoinType: phone.cardChoice.joinType,
  cardDiscountType: phone.cardChoice.discountType,
  relatedNos: phone.relatedNos,
});

const memoryRows = ({ productNo, memories }: WirelessProduct) => memories.map((memory) => ({ productNo, ...memory }));

const subscriptionRow = (product: SubscriptionProduct) => ({
  productNo: product.productNo,
  purchasePrice: product.purchasePrice,
  registrationFee: product.registrationFee,
  visitCycleMonths: product.visitCycleMonths,
  isFirstMonthFree: product.isFirstMonthFree,
  leavePercent: product.leavePercent,
  takeBackFee: product.takeBackFee,
  cancellationTerms: product.cancellationTerms,
});

const partnerCardRows = ({ productNo, partnerCards }: SubscriptionProduct) =>
  partnerCards.map((card) => ({ productNo, ...card }));
