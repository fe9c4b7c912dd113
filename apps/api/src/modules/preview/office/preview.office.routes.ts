import type { Device } from '@mall/contracts/codes';
import * as contract from '@mall/contracts/office/previews';
import { isThere } from '@mall/domain/access-matrix';
import { mallPath } from '@mall/domain/redirects';
import { type ScreenTarget, screenPath } from '@mall/domain/screens/screen-path';
import type { ScreenName } from '@mall/domain/screens/screens';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice } from '../../../office/bind-office.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { draftFor } from '../../terms/office/show-terms.ts';
import { createPreviewTokens, type PreviewClaims, previewLifetime } from '../preview-tokens.ts';

const pages: readonly { readonly label: string; readonly screen: ScreenName }[] = [
  { label: '홈', screen: 'home' },
  { label: '대량 주문', screen: 'upload' },
  { label: '기획전', screen: 'exhibitionList' },
  { label: '타임특가', screen: 'saleList' },
  { label: '검색', screen: 'search' },
  { label: '장바구니', screen: 'cart' },
  { label: '주문 내역', screen: 'orderList' },
  { label: 'FAQ', screen: 'faq' },
];

const pagesOf = (mall: Mall) =>
  pages
    .filter(({ screen }) => isThere(screen, mall))
    .map(({ label, screen }) => {
      const pathOn = (device: Device) => mallPath(mall.mallUrl, device, screenPath({ screen } as ScreenTarget, device));
      return { label, pc: pathOn('pc'), mobile: pathOn('mobile') };
    });

/** Opens the real shop as it would be. */
export function previewOfficeRoutes(app: FastifyInstance, { config, clock }: Dependencies): void {
  const tokens = createPreviewTokens(config, clock);

  bindOffice(app, contract.previewContents, async ({ params: { mallId }, body: { at, contents }, mallOf }) => {
    const versions = contents.map(({ version, ...thing }) => ({ ...thing, revisionNo: version }));
    return open(await mallOf(mallId), { at, contents: versions });
  });
  bindOffice(app, contract.previewTheme, async ({ params: { mallId }, body: { theme }, mallOf }) =>
    open(await mallOf(mallId), { at: null, contents: [], theme }),
  );
  bindOffice(app, contract.previewTerms, async ({ params: { mallId }, body: { draftNo }, staff, read, mallOf }) => {
    const mall = await mallOf(mallId);
    const { termCode: code, appliedOn: day } = await read((reader) => draftFor(reader, { mallId, draftNo }, staff));
    return open(mall, { at: null, contents: [], term: { draftNo, code, day } });
  });

  async function open(mall: Mall, claims: Omit<PreviewClaims, 'endsAt'>): Promise<contract.OpenedPreview> {
    const endsAt = new Date(clock().getTime() + previewLifetime * 1000).toISOString();
    return {
      origin: config.mallOrigin.replace('{mall}', mall.mallUrl),
      token: await tokens.sign(mall, { ...claims, endsAt }, previewLifetime),
      endsAt,
      pages: pagesOf(mall),
    };
  }
}
