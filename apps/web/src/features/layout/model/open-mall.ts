import type { Device } from '@mall/contracts/codes';
import { isOutsideMalls } from '@mall/domain/mall-validity';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isApiError } from '../../../lib/api/api-error.ts';
import { applyMallLook } from '../../../lib/mall/document-look.ts';
import type { OpenMall } from '../../../lib/mall/mall-context.tsx';
import { isSignedIn, saveTokens } from '../../../lib/session/token-store.ts';
import { layoutQuery } from '../api/layout.query.ts';

/** Opens a mall before any of its pages: layout, title, theme, and a marketing mall's own sign-in (R1.06). */
export async function openMall(queryClient: QueryClient, mallUrl: string, device: Device): Promise<OpenMall> {
  try {
    // R2.15: `/pg/elsewhere` is not a mall, so there is no layout to request.
    if (isOutsideMalls(mallUrl)) throw notFound();
    const layout = await queryClient.ensureQueryData(layoutQuery(mallUrl, device));
    // R1.05: a mall of an unknown kind is treated as missing.
    if (layout.mall.salesType === 'ERROR') throw notFound();
    applyMallLook(layout.mall);
    if (layout.mall.isMarketing && layout.tokens && !isSignedIn()) saveTokens(layout.tokens);
    return { ...layout, device };
  } catch (error) {
    applyMallLook(null);
    // R2.18: an invalid mall shows the not-found page.
    if (isApiError(error, '4041') || isApiError(error, '4001') || isApiError(error, '4000')) throw notFound();
    throw error;
  }
}
