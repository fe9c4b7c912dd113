import type { MallSettings } from '@mall/contracts/office/malls';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { useMay } from '../../../lib/use-me.ts';

/** Links to the steps left before a mall may open. */
export function OpeningLink({ settings: { mallId } }: { settings: MallSettings }) {
  if (!useMay('malls.read')) return null;
  return (
    <OfficeLink isButton screen="mallOpening" params={{ mallId }}>
      열기까지 남은 단계
    </OfficeLink>
  );
}
