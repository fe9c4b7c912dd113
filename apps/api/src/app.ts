import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import { AppError } from '@mall/contracts/errors';
import { checkoutFolder } from '@mall/db/settings';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createDependencies } from './create-dependencies.ts';
import type { Dependencies, Outside } from './dependencies.ts';
import { createLogger } from './logging.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { statementOfficeRoutes } from './modules/account/office/statement.office.routes.ts';
import { addressRoutes } from './modules/address/address.routes.ts';
import { applicationRoutes } from './modules/application/application.routes.ts';
import { applicationOfficeRoutes } from './modules/application/office/application.office.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { heldSignInRoutes } from './modules/auth/held-sign-in/held-sign-in.routes.ts';
import { lookRoutes } from './modules/auth/look/look.routes.ts';
import { deviceRoutes } from './modules/auth/session/device.routes.ts';
import { tidRoutes } from './modules/auth/tid/tid.routes.ts';
import { boardRoutes } from './modules/board/board.routes.ts';
import { boardOfficeRoutes } from './modules/board/office/board.office.routes.ts';
import { faqOfficeRoutes } from './modules/board/office/faq.office.routes.ts';
import { brandOfficeRoutes } from './modules/brand/office/brand.office.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { caseRoutes } from './modules/case/case.routes.ts';
import { categoryOfficeRoutes } from './modules/category/office/category.office.routes.ts';
import { certificationRoutes } from './modules/certification/certification.routes.ts';
import { contactOfficeRoutes } from './modules/contact/office/contact.office.routes.ts';
import { lookOfficeRoutes } from './modules/contact/office/look.office.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { cornerRoutes } from './modules/corner/corner.routes.ts';
import { contentOfficeRoutes } from './modules/display/office/content.office.routes.ts';
import { exhibitionRoutes } from './modules/exhibition/exhibition.routes.ts';
import { exportOfficeRoutes } from './modules/export/export.office.routes.ts';
import { favouriteRoutes } from './modules/favourite/favourite.routes.ts';
import { goodsRoutes } from './modules/goods/goods.routes.ts';
import { joiningRoutes } from './modules/joining/joining.routes.ts';
import { joiningOfficeRoutes } from './modules/joining/office/joining.office.routes.ts';
import { layoutRoutes } from './modules/layout/layout.routes.ts';
import { lintOfficeRoutes } from './modules/lint/office/lint.office.routes.ts';
import { listOfficeRoutes } from './modules/list/list.office.routes.ts';
import { listingOfficeRoutes } from './modules/listing/office/listing.office.routes.ts';
import { priceRunOfficeRoutes } from './modules/listing/office/price-run.office.routes.ts';
import { mailOfficeRoutes } from './modules/mail/office/mail.office.routes.ts';
import { mallOfficeRoutes } from './modules/mall/office/mall.office.routes.ts';
import { mediaOfficeRoutes } from './modules/media/office/media.office.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { memberOfficeRoutes } from './modules/member/office/member.office.routes.ts';
import { oneClickRefusalRoutes } from './modules/member/one-click-refusal.routes.ts';
import { operatorDataOfficeRoutes } from './modules/operator-data/office/operator-data.office.routes.ts';
import { claimRoutes } from './modules/order/claim/claim.routes.ts';
import { claimOfficeRoutes } from './modules/order/claim/office/claim.office.routes.ts';
import { byHandOfficeRoutes } from './modules/order/office/by-hand.office.routes.ts';
import { orderOfficeRoutes } from './modules/order/office/order.office.routes.ts';
import { orderWorkOfficeRoutes } from './modules/order/office/order-work.office.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { pageViewRoutes } from './modules/page-view/page-view.routes.ts';
import { depositOfficeRoutes } from './modules/payment/office/deposit.office.routes.ts';
import { ledgerOfficeRoutes } from './modules/payment/office/ledger.office.routes.ts';
import { paymentRoutes } from './modules/payment/payment.routes.ts';
import { previewOfficeRoutes } from './modules/preview/office/preview.office.routes.ts';
import { privacyOfficeRoutes } from './modules/privacy/privacy.office.routes.ts';
import { optionOfficeRoutes } from './modules/product/office/option.office.routes.ts';
import { productOfficeRoutes } from './modules/product/office/product.office.routes.ts';
import { productListRoutes } from './modules/product-list/product-list.routes.ts';
import { questionOfficeRoutes } from './modules/question/office/question.office.routes.ts';
import { questionRoutes } from './modules/question/question.routes.ts';
import { recentViewRoutes } from './modules/recent-view/recent-view.routes.ts';
import { recordsOfficeRoutes } from './modules/records/office/records.office.routes.ts';
import { recoveryRoutes } from './modules/recovery/recovery.routes.ts';
import { reviewOfficeRoutes } from './modules/review/review.office.routes.ts';
import { rosterOfficeRoutes } from './modules/roster/roster.office.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { specialSaleRoutes } from './modules/special-sale/special-sale.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { stockOfficeRoutes } from './modules/stock/office/stock.office.routes.ts';
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts';
import { subscriptionOfficeRoutes } from './modules/subscription-application/office/subscription.office.routes.ts';
import { subscriptionApplicationRoutes } from './modules/subscription-application/subscription-application.routes.ts';
import { themeOfficeRoutes } from './modules/theme/office/theme.office.routes.ts';
import { todayOfficeRoutes } from './modules/today/today.office.routes.ts';
import { sheetOfficeRoutes } from './modules/upload/office/sheet.office.routes.ts';
import { uploadRoutes } from './modules/upload/upload.routes.ts';
import { wirelessRoutes } from './modules/wireless/wireless.routes.ts';
import { isBuilt, readInlineScript } from './pages/first-paint.ts';
import { officePages } from './pages/office.routes.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { type Folders, registerStaticFiles } from './pages/static-files.ts';
import { requireAccessRules } from './plugins/access-rule.ts';
import { registerApiDocs } from './plugins/api-docs.ts';
import { registerEnvelope, sendError } from './plugins/envelope.ts';
import { registerHealth } from './plugins/health.ts';
import { separateOffice } from './plugins/office-host.ts';
import { registerRateLimits } from './plugins/rate-limits.ts';
import { compressedFromBytes } from './plugins/reply.ts';
import { dataHeaders, registerPageHeaders } from './plugins/security-headers.ts';
import {
  endSilentSockets,
  endTricklingBodies,
  refuseTwoHosts,
  type SocketLimits,
  serverOptionsOf,
  socketLimitsOf,
} from './plugins/socket-limits.ts';
import { rejectUnreadable } from './plugins/unreadable-requests.ts';

type Module = (app: FastifyInstance, dependencies: Dependencies) => void;

/** Every feature of the API; a new one is added here. */
const modules: readonly Module[] = [
  layoutRoutes,
  cornerRoutes,
  pageViewRoutes,
  authRoutes,
  deviceRoutes,
  lookRoutes,
  memberRoutes,
  oneClickRefusalRoutes,
  certificationRoutes,
  heldSignInRoutes,
  tidRoutes,
  joiningRoutes,
  recoveryRoutes,
  goodsRoutes,
  wirelessRoutes,
  applicationRoutes,
  subscriptionRoutes,
  subscriptionApplicationRoutes,
  productListRoutes,
  favouriteRoutes,
  recentViewRoutes,
  cartRoutes,
  paymentRoutes,
  addressRoutes,
  orderRoutes,
  claimRoutes,
  uploadRoutes,
  accountRoutes,
  questionRoutes,
  searchRoutes,
  exhibitionRoutes,
  specialSaleRoutes,
  boardRoutes,
  contentRoutes,
  staffRoutes,
  listOfficeRoutes,
  todayOfficeRoutes,
  recordsOfficeRoutes,
  sheetOfficeRoutes,
  statementOfficeRoutes,
  stockOfficeRoutes,
  categoryOfficeRoutes,
  brandOfficeRoutes,
  listingOfficeRoutes,
  contentOfficeRoutes,
  priceRunOfficeRoutes,
  mallOfficeRoutes,
  themeOfficeRoutes,
  previewOfficeRoutes,
  orderOfficeRoutes,
  orderWorkOfficeRoutes,
  byHandOfficeRoutes,
  caseRoutes,
  applicationOfficeRoutes,
  claimOfficeRoutes,
  depositOfficeRoutes,
  lintOfficeRoutes,
  ledgerOfficeRoutes,
  memberOfficeRoutes,
  joiningOfficeRoutes,
  mailOfficeRoutes,
  contactOfficeRoutes,
  lookOfficeRoutes,
  subscriptionOfficeRoutes,
  questionOfficeRoutes,
  exportOfficeRoutes,
  boardOfficeRoutes,
  mediaOfficeRoutes,
  productOfficeRoutes,
  optionOfficeRoutes,
  operatorDataOfficeRoutes,
  faqOfficeRoutes,
  rosterOfficeRoutes,
  privacyOfficeRoutes,
  reviewOfficeRoutes,
];

const builtFolders: Folders = {
  web: join(checkoutFolder, 'apps/web/dist'),
  office: join(checkoutFolder, 'apps/admin/dist'),
  images: join(checkoutFolder, 'assets/images'),
};

type AppOptions = Outside & {
  readonly logger?: FastifyBaseLogger;
  readonly folders?: Folders;
  readonly socketLimits?: SocketLimits;
};

/** Builds the whole application in the order written here: plugins first, then modules, then pages. It does not listen. */
export async function buildApp({
  logger,
  folders = builtFolders,
  socketLimits,
  ...outside
}: AppOptions): Promise<FastifyInstance> {
  const { config } = outside;
  const limits = socketLimits ?? socketLimitsOf(config);
  const dependencies = createDependencies(outside);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger ?? createLogger(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: 100 * 1024,
    ...serverOptionsOf(limits),
    // While the server shuts down, requests on open connections are still served.
    return503OnClosing: false,
    // A number of hops: `true` would let anyone forge an address and evade the rate limit.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxyHops,
    frameworkErrors: sendError,
    clientErrorHandler: rejectUnreadable,
  });
  app.decorate('dependencies', dependencies).decorate('draining', { current: false });
  app.removeContentTypeParser('text/plain');
  // Uploads; the limit of their size is the endpoint's own.
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  refuseTwoHosts(app);
  endSilentSockets(app);
  endTricklingBodies(app, limits);
  requireAccessRules(app);
  separateOffice(app, config);
  registerEnvelope(app);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: compressedFromBytes });
  await registerRateLimits(app, dependencies);
  await registerApiDocs(app);
  await app.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.headers(dataHeaders);
      done();
    });
    registerHealth(api);
    for (const register of modules) register(api, dependencies);
    api.all('/api/*', { config: { access: 'public' } }, () => Promise.reject(new AppError('4040')));
  });
  await app.register(async (pages) => {
    await registerPageHeaders(pages, config, isBuilt(folders.web) ? [readInlineScript(folders.web)] : []);
    await registerStaticFiles(pages, folders, dependencies.files);
    await pageRoutes(pages, dependencies, folders.web);
  });
  if (config.office !== 'off') await app.register((office) => officePages(office, config, folders.office));
  return app;
}
