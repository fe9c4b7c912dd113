import type { TermCode } from '@mall/contracts/codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TermsPanel } from '../../entities/terms/terms-panel.tsx';
import { openMall } from '../../features/layout/model/open-mall.ts';
import { deviceOfBrowser } from '../../lib/browser/device.ts';
import { MallProvider } from '../../lib/mall/mall-context.tsx';
import { mallUrlOfHost } from '../../lib/routing/place.ts';

/** The previewed text, where and as members open it; its bar is outside of any mall. */
export function PreviewedTerms({ code, day }: { code: TermCode; day: string }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const { data: mall } = useQuery({
    queryKey: ['layout', 'preview'],
    queryFn: () => openMall(queryClient, mallUrlOfHost(), deviceOfBrowser()),
  });
  if (!mall || !isOpen) return null;
  return (
    <MallProvider value={mall}>
      <TermsPanel code={code} day={day} onClose={() => setOpen(false)} />
    </MallProvider>
  );
}
